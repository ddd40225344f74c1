import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { attendees } from '../../people/attendees/attendees.tables.ts';
import { getOrganiser } from '../../testing/organise-resources.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { sessions, sessionSpeakers, starredSessions } from './agenda.tables.ts';

let api: TestApp;
let owner: Awaited<ReturnType<typeof getOrganiser>>;

beforeEach(async () => {
  api = await openTestApp();
  owner = await getOrganiser(api);
});

afterEach(() => api.close());

const buyer = 'buy@demo.summit.example';

async function star(...ids: string[]) {
  const [row] = await api.db.select().from(attendees).where(eq(attendees.email, buyer));
  const rows = ids.map((sessionId) => ({ attendeeId: row?.id ?? '', sessionId, starredAt: api.clock.now() }));
  await api.db.delete(starredSessions);
  await api.db.insert(starredSessions).values(rows);
}

async function two() {
  const all = await api.db.select().from(sessions).orderBy(sessions.startsAt, sessions.id);
  const later = all.filter(({ startsAt }) => startsAt > api.clock.now());
  const first = later[0];
  const other = later.find(({ locationId, day }) => locationId !== first?.locationId || day !== first.day);
  if (!first || !other) throw new Error('There are too few sessions.');
  return [first, other] as const;
}

async function mails(topic: string) {
  return (await api.app.platform.mail.list(api.db, 200)).filter((one) => one.topic === topic);
}

test('a double booking of a hall or speaker is reported before the change, which is still possible', async () => {
  const [first, other] = await two();
  const times = { startsAt: first.startsAt.toISOString(), endsAt: first.endsAt.toISOString() };
  const place = { ...times, locationId: first.locationId };
  const dry = await owner.set('sessions', other.id, place, { dryRun: true });
  expect(dry.body.notes.join('\n')).toContain('is taken twice: “');
  expect(dry.body.notes.join('\n')).toContain(first.id);
  expect((await owner.set('sessions', other.id, place)).status).toBe(200);

  await api.db.delete(sessionSpeakers).where(eq(sessionSpeakers.sessionId, other.id));
  const [onStage] = await api.db
    .select()
    .from(sessionSpeakers)
    .where(eq(sessionSpeakers.sessionId, first.id));
  const speakers = [onStage?.speakerId ?? (await owner.list('speakers'))[0]?.key ?? ''];
  await owner.set('sessions', first.id, { speakers });
  const { body } = await owner.set('sessions', other.id, { speakers }, { dryRun: true });
  expect(body.notes.join('\n')).toContain('is on stage twice: “');
});

test('sessions that follow each other directly do not clash', async () => {
  const [first, other] = await two();
  const until = new Date(first.endsAt.getTime() + 60_000);
  await api.db.delete(sessions).where(eq(sessions.startsAt, first.endsAt));
  const place = {
    startsAt: first.endsAt.toISOString(),
    endsAt: until.toISOString(),
    locationId: first.locationId,
  };
  const { body } = await owner.set('sessions', other.id, place, { dryRun: true });
  expect(body.notes.join('\n')).not.toContain(`(${first.id},`);
});

test('one email informs an attendee of all moved starred sessions; a dry run or another title sends none', async () => {
  const [first, other] = await two();
  await star(first.id, other.id);
  const moved = (minutes: number, { id, startsAt, endsAt }: typeof first) => ({
    id,
    startsAt: new Date(startsAt.getTime() + minutes * 60_000).toISOString(),
    endsAt: new Date(endsAt.getTime() + minutes * 60_000).toISOString(),
  });
  const file = JSON.stringify([moved(7, first), moved(7, other)]);
  const dry = await owner.import('sessions', 'json', file, { dryRun: true });
  expect(dry.body.emails.people).toBe(1);
  expect(dry.body.emails.mails[0]?.says).toContain(`${other.title}: `);
  expect(JSON.stringify(dry.body.emails)).not.toContain(buyer);
  await owner.set('sessions', first.id, { title: 'Another title' });
  expect(await mails('session-moved')).toEqual([]);
  expect((await owner.import('sessions', 'json', file)).status).toBe(200);
  const [mail, ...more] = await mails('session-moved');
  expect(more).toEqual([]);
  expect(mail?.to).toBe(buyer);
  expect(mail?.text).toContain('Another title');
  expect(mail?.text).toContain(other.title);
});

test('an email informs attendees of a cancelled starred session, but not of a past one', async () => {
  const [first, other] = await two();
  await star(first.id, other.id);
  await owner.remove('sessions', first.id, true);
  expect(await mails('session-cancelled')).toEqual([]);
  await owner.remove('sessions', first.id);
  const [mail] = await mails('session-cancelled');
  expect(mail?.text).toContain(first.title);
  api.clock.moveTo(new Date(other.endsAt.getTime() + 1000));
  owner = await getOrganiser(api);
  await owner.remove('sessions', other.id);
  expect((await mails('session-cancelled')).length).toBe(1);
});
