import { and, eq, inArray, isNull } from 'drizzle-orm';
import { venueClock } from '@summit/contract/money-and-time/venue-time';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { mailTexts } from '@summit/contract/texts/mail';
import { composeEmail, type EmailGround } from '../../emails/public/emails.ts';
import { attendees } from '../../people/attendees/attendees.tables.ts';
import { calendarAttachment } from '../../platform/calendar/calendar-attachment.ts';
import type { Tx } from '../../platform/db/db.ts';
import type { Changed, Values, WriteContext } from '../../platform/resources/resource.ts';
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

/** Emails the attendees who starred sessions that were moved: one email each, however many sessions one call moves. */
export async function notifyMoved(tx: Tx, changed: readonly Changed[], context: WriteContext): Promise<void> {
  const moved = changed.flatMap(({ before, after }) =>
    before && after && hasMoved(before, after) && !isOver(before, context.now)
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
  const url = context.config.siteOrigin + href(pages.agenda);
  await context.mail.enqueueAll(
    tx,
    people.map(({ email, firstName, sessionIds }) => {
      const facts = [...byId].filter(([id]) => sessionIds.includes(id)).map(([, fact]) => fact);
      const written = composeEmail('sessionsMoved', { firstName, url, facts }, ground);
      return { to: email, topic: 'session-moved', ...written };
    }),
  );
}

/**
 * Removes a session and emails the attendees who starred it, with the file that removes it from their calendars. Nothing
 * is sent for a past session.
 */
export async function removeAndNotify(
  tx: Tx,
  id: string,
  context: WriteContext,
  remove: () => Promise<void>,
): Promise<void> {
  const [session] = await tx.select().from(sessions).where(eq(sessions.id, id));
  const people = session && session.endsAt > context.now ? await readFollowers(tx, [id]) : [];
  await remove();
  if (!session || people.length === 0) return;
  const ground = await readGround(tx);
  const when = venueClock(ground.event.timeZone).moment(session.startsAt.toISOString());
  const url = context.config.siteOrigin + href(pages.agenda);
  const calendar = await sessionCalendar({ db: tx, config: context.config }, id);
  const attachments = calendar === null ? [] : [calendarAttachment('session.ics', calendar)];
  await context.mail.enqueueAll(
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

/** The attendees who starred some of these sessions and may log in, each with these sessions. */
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
