import { and, asc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { InferType } from 'yup';
import type * as agendaCalls from '@summit/contract/calls/agenda';
import type { QueryOf } from '@summit/contract/requests/call';
import { pageCounts, type PageWindow, pageWindow } from '@summit/contract/requests/list-query';
import type { agendaSession } from '@summit/contract/shapes/agenda';
import type { Db } from '../../platform/db/db.ts';
import { byName, getGround, hasWords } from '../../platform/db/names.ts';
import { readSection } from '../../settings/public/settings.queries.ts';
import { readSpeakerCards } from '../speakers/speakers.queries.ts';
import { cancelledSessions, locations, sessions, sessionSpeakers } from './agenda.tables.ts';

type AgendaSession = InferType<typeof agendaSession>;

/** One page of an edition's sessions in order of time, then location. */
export async function listSessions(db: Db, query: QueryOf<typeof agendaCalls.agendaSessions>) {
  const window = pageWindow(query);
  const present = await presentEdition(db);
  const edition = query['filter.Edition.Equals'] === 'last' ? present - 1 : present;
  const wanted = and(eq(sessions.edition, edition), getFilter(query));
  const agendaSessions = await readSessions(db, edition, wanted, window);
  return { agendaSessions, ...pageCounts(await db.$count(sessions, wanted), window) };
}

/** The sessions of the current edition that any of these speakers is on stage in. */
export async function listSessionsOfSpeakers(
  db: Db,
  speakerIds: readonly string[],
): Promise<AgendaSession[]> {
  if (speakerIds.length === 0) return [];
  const { sessionId } = sessionSpeakers;
  const theirs = db
    .select({ sessionId })
    .from(sessionSpeakers)
    .where(inArray(sessionSpeakers.speakerId, [...speakerIds]));
  const edition = await presentEdition(db);
  return readSessions(db, edition, and(eq(sessions.edition, edition), inArray(sessions.id, theirs)));
}

/** A session with its place and speakers, as calendars show it. */
export interface SessionRow {
  session: typeof sessions.$inferSelect;
  location: typeof locations.$inferSelect;
  speakerNames: string[];
}

export type CancelledSession = typeof cancelledSessions.$inferSelect;

/** The sessions with these ids, of any edition, or all sessions, in order of time. */
export async function listSessionRows(db: Db, ids: readonly string[] | null): Promise<SessionRow[]> {
  const rows = await db
    .select({ session: sessions, location: locations })
    .from(sessions)
    .innerJoin(locations, eq(sessions.locationId, locations.id))
    .where(ids ? inArray(sessions.id, [...ids]) : undefined)
    .orderBy(asc(sessions.startsAt), asc(sessions.id));
  const onStage = await readSpeakersOf(
    db,
    rows.map(({ session }) => session.id),
  );
  return rows.map(({ session, location }) => {
    return { session, location, speakerNames: (onStage.get(session.id) ?? []).map(({ name }) => name) };
  });
}

/** The sessions with these ids, or all, that were removed from the programme. */
export async function listCancelledSessions(
  db: Db,
  ids: readonly string[] | null,
): Promise<CancelledSession[]> {
  return db
    .select()
    .from(cancelledSessions)
    .where(ids ? inArray(cancelledSessions.id, [...ids]) : undefined)
    .orderBy(asc(cancelledSessions.startsAt), asc(cancelledSessions.id));
}

async function presentEdition(db: Db): Promise<number> {
  const { edition } = await readSection(db, 'event');
  return edition;
}

/** The place of every track among those of an edition, by name. */
async function trackPlaces(db: Db, edition: number): Promise<ReadonlyMap<string | null, number>> {
  const rows = await db
    .select({ track: sessions.track })
    .from(sessions)
    .where(and(eq(sessions.edition, edition), isNotNull(sessions.track)))
    .groupBy(sessions.track)
    .orderBy(asc(byName(sessions.track)));
  return new Map(rows.map(({ track }, place) => [track, place]));
}

async function readSessions(
  db: Db,
  edition: number,
  wanted: SQL | undefined,
  window?: PageWindow,
): Promise<AgendaSession[]> {
  const found = db
    .select({ session: sessions, location: locations })
    .from(sessions)
    .innerJoin(locations, eq(sessions.locationId, locations.id))
    .where(wanted)
    .orderBy(asc(sessions.startsAt), asc(locations.position), asc(sessions.id))
    .$dynamic();
  const rows = await (window ? found.limit(window.limit).offset(window.offset) : found);
  const places = await trackPlaces(db, edition);
  const onStage = await readSpeakersOf(
    db,
    rows.map(({ session }) => session.id),
  );
  return rows.map(({ session, location }) => ({
    ...session,
    trackPlace: places.get(session.track) ?? null,
    startsAt: session.startsAt.toISOString(),
    endsAt: session.endsAt.toISOString(),
    location,
    speakers: onStage.get(session.id) ?? [],
  }));
}

/** The Published speakers on stage, by session. */
async function readSpeakersOf(db: Db, sessionIds: string[]) {
  const cards = await readSpeakerCards(db);
  const rows = await db
    .select()
    .from(sessionSpeakers)
    .where(inArray(sessionSpeakers.sessionId, sessionIds))
    .orderBy(asc(sessionSpeakers.position));
  const bySession = new Map<string, AgendaSession['speakers']>();
  for (const { sessionId, speakerId } of rows) {
    const card = cards.get(speakerId);
    if (card) bySession.set(sessionId, [...(bySession.get(sessionId) ?? []), card]);
  }
  return bySession;
}

function getFilter(query: QueryOf<typeof agendaCalls.agendaSessions>): SQL | undefined {
  const id = query['filter.Id.Equals'];
  const day = query['filter.Day.Equals'];
  const location = query['filter.Location.Id.Equals'];
  const track = query['filter.Track.Equals'];
  const kind = query['filter.Kind.Equals'];
  const title = query['filter.Title.Like'];
  return and(
    id ? eq(sessions.id, id) : undefined,
    // Days are compared as text, so that a value that is no date finds nothing instead of failing.
    day ? sql`${sessions.day}::text = ${day}` : undefined,
    location ? eq(sessions.locationId, location) : undefined,
    track ? eq(sessions.track, track) : undefined,
    kind ? eq(sessions.kind, kind) : undefined,
    title ? hasWords(getGround(sessions.title), title) : undefined,
  );
}
