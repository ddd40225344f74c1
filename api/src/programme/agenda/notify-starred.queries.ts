import { and, eq, inArray, isNull } from 'drizzle-orm';
import { venueClock } from '@summit/contract/money-and-time/venue-time';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { mailTexts } from '@summit/contract/texts/mail';
import { composeEmail, type EmailGround } from '../../emails/public/emails.queries.ts';
import { attendees } from '../../people/attendees/attendees.tables.ts';
import { calendarAttachment } from '../../platform/calendar/calendar-attachment.ts';
import type { Tx } from '../../platform/db/db.ts';
import type { Changed, Values, WriteScene } from '../../platform/resources/resource.ts';
import { readSection } from '../../settings/public/settings.queries.ts';
import { readTexts } from '../../settings/public/texts.queries.ts';
import { locations, sessions, starredSessions } from './agenda.tables.ts';
import { sessionCalendar } from './calendars.ts';

interface Moved {
  id: string;
  title: string;
  startsAt: string;
  endsAt: string;
  locationId: string;
}

/** Writes to everybody who starred what has moved: one email each, whatever the number of sessions that moved with one call. */
export async function notifyMoved(tx: Tx, changed: readonly Changed[], scene: WriteScene): Promise<void> {
  const moved = changed.flatMap(({ before, after }) =>
    before && after && hasMoved(before, after) && !isOver(before, scene.now)
      ? [after as unknown as Moved]
      : [],
  );
  if (moved.length === 0) return;
  const [ground, halls] = [await readGround(tx), await readHalls(tx)];
  const clock = venueClock(ground.event.timeZone);
  const getFact = ({ title, startsAt, endsAt, locationId }: Moved): [string, string] => [
    title,
    `${clock.moment(startsAt)} to ${clock.time(endsAt)}, ${halls.get(locationId) ?? locationId}`,
  ];
  const byId = new Map(moved.map((session) => [session.id, getFact(session)]));
  const people = await readFollowers(tx, [...byId.keys()]);
  const url = scene.config.siteOrigin + href(pages.agenda);
  await scene.mail.enqueueAll(
    tx,
    people.map(({ email, firstName, sessionIds }) => {
      const facts = [...byId].filter(([id]) => sessionIds.includes(id)).map(([, fact]) => fact);
      const written = composeEmail('sessionsMoved', { firstName, url, facts }, ground);
      return { to: email, topic: 'session-moved', ...written };
    }),
  );
}

/**
 * Removes a session and writes to everybody who starred it, with the file that takes it out of their calendars; of one that is
 * over nobody needs to hear.
 */
export async function removeAndNotify(
  tx: Tx,
  id: string,
  scene: WriteScene,
  remove: () => Promise<void>,
): Promise<void> {
  const [session] = await tx.select().from(sessions).where(eq(sessions.id, id));
  const people = session && session.endsAt > scene.now ? await readFollowers(tx, [id]) : [];
  await remove();
  if (!session || people.length === 0) return;
  const ground = await readGround(tx);
  const when = venueClock(ground.event.timeZone).moment(session.startsAt.toISOString());
  const url = scene.config.siteOrigin + href(pages.agenda);
  const calendar = await sessionCalendar({ db: tx, config: scene.config }, id);
  const attachments = calendar === null ? [] : [calendarAttachment('session.ics', calendar)];
  await scene.mail.enqueueAll(
    tx,
    people.map(({ email, firstName }) => {
      const details = { firstName, url, facts: [[session.title, when]] as const };
      const written = composeEmail('sessionCancelled', details, ground);
      return { to: email, topic: 'session-cancelled', ...written, attachments };
    }),
  );
}

function hasMoved(before: Values, after: Values): boolean {
  return (['startsAt', 'endsAt', 'locationId'] as const).some((name) => before[name] !== after[name]);
}

function isOver({ endsAt }: Values, now: Date): boolean {
  return Date.parse(String(endsAt)) <= now.getTime();
}

async function readGround(tx: Tx): Promise<EmailGround> {
  return { texts: await readTexts(tx, mailTexts), event: await readSection(tx, 'event') };
}

async function readHalls(tx: Tx): Promise<ReadonlyMap<string, string>> {
  const rows = await tx.select({ id: locations.id, name: locations.name }).from(locations);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

interface Follower {
  email: string;
  firstName: string;
  sessionIds: string[];
}

/** Who starred some of these sessions and may log in, each with which. */
async function readFollowers(tx: Tx, ids: readonly string[]): Promise<Follower[]> {
  const rows = await tx
    .select({
      email: attendees.email,
      firstName: attendees.firstName,
      sessionId: starredSessions.sessionId,
    })
    .from(starredSessions)
    .innerJoin(attendees, eq(attendees.id, starredSessions.attendeeId))
    .where(
      and(
        inArray(starredSessions.sessionId, [...ids]),
        eq(attendees.isBlocked, false),
        eq(attendees.loginIsDisabled, false),
        isNull(attendees.erasedAt),
      ),
    );
  const people = new Map<string, Follower>();
  for (const { sessionId, ...person } of rows) {
    const known = people.get(person.email) ?? { ...person, sessionIds: [] };
    people.set(person.email, { ...known, sessionIds: [...known.sessionIds, sessionId] });
  }
  return [...people.values()];
}
