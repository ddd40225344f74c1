import { and, eq, min } from 'drizzle-orm';
import { chanceFor } from '@summit/demo-event/pictures/chance';
import { seedDemoEvent } from '@summit/demo-event/seed-demo-event';
import { systemClock as clock } from '../src/platform/clock.ts';
import { readConfig } from '../src/platform/config.ts';
import { openDatabase } from '../src/platform/db/open-database.ts';
import { locations, sessions, sessionSpeakers } from '../src/programme/agenda/agenda.tables.ts';
import { speakers } from '../src/programme/speakers/speakers.tables.ts';

// Fills DATA_DIR with the demo event and puts 500 sessions into its first day, for a measurement of the agenda.
const wanted = 500;
const halls = 20;
const minutes = 20;

const config = { ...readConfig(process.env), logLevel: 'error' as const };
const database = await openDatabase(config);
const { db } = database;
await seedDemoEvent({ db, config, clock });

const random = chanceFor('one long day');
const stock = (await db.select().from(sessions)).flatMap(({ title, description }) =>
  `${title} ${description}`.split(/\s+/),
);
const word = () => stock[random.whole(0, stock.length - 1)] ?? '';
const words = (count: number) => Array.from({ length: count }, word).join(' ');

const [edition = 0] = (await db.select().from(sessions)).map((row) => row.edition).sort((a, b) => b - a);
const ofEdition = eq(sessions.edition, edition);
const [{ day } = { day: null }] = await db
  .select({ day: min(sessions.day) })
  .from(sessions)
  .where(ofEdition);
if (day === null) throw new Error('The demo event has no sessions.');
const onStage = await db.select().from(speakers);

await db.delete(sessions).where(and(ofEdition, eq(sessions.day, day)));
await db
  .insert(locations)
  .values(Array.from({ length: halls }, (_, at) => ({ id: `hall-${at}`, name: `Hall ${at}`, position: at })));
await db.insert(sessions).values(
  Array.from({ length: wanted }, (_, at) => {
    const startsAt = new Date(Date.parse(`${day}T07:00:00Z`) + Math.floor(at / halls) * minutes * 60_000);
    return {
      id: `session-${at}`,
      edition,
      title: words(7),
      description: words(24),
      kind: 'talk' as const,
      track: random.pick(['Payments', 'Risk', 'Markets', 'Identity']),
      locationId: `hall-${at % halls}`,
      day,
      startsAt,
      endsAt: new Date(startsAt.getTime() + minutes * 60_000),
      acceptsQuestions: at % 3 === 0,
    };
  }),
);
await db.insert(sessionSpeakers).values(
  Array.from({ length: wanted }, (_, at) => ({
    sessionId: `session-${at}`,
    speakerId: onStage[at % onStage.length]?.id ?? '',
  })),
);
await database.close();
