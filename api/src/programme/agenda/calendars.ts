import { keyDatePages, kindsAtVenue } from '@summit/contract/season/key-date-pages';
import { href } from '@summit/contract/site/href';
import { sessionAnchor } from '@summit/contract/site/page-hashes';
import * as pages from '@summit/contract/site/site-map';
import { calendarTexts } from '@summit/contract/texts/calendar';
import { type CalendarEntry, calendarFile } from '../../platform/calendar/calendar-file.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  readSections,
  readSectionTime,
  type SettingSections,
} from '../../settings/public/settings.queries.ts';
import { readTexts } from '../../settings/public/texts.queries.ts';
import {
  type CancelledSession,
  listCancelledSessions,
  listSessionRows,
  type SessionRow,
} from './agenda.queries.ts';

/** The context of a site's calendars. */
type Origin = Pick<Platform, 'db' | 'config'>;

/** One session as a calendar file, even if it was removed from the programme; null for a session of no edition. */
export async function sessionCalendar({ db, config }: Origin, id: string): Promise<string | null> {
  const [row] = await listSessionRows(db, [id]);
  const [cancelled] = row ? [] : await listCancelledSessions(db, [id]);
  const { event } = await readSections(db, ['event']);
  const { timeZone } = event;
  const entries = [
    ...(row ? [getEntry(row, config.siteOrigin)] : []),
    ...(cancelled ? [cancelledEntry(cancelled, config.siteOrigin)] : []),
  ];
  const name = row?.session.title ?? cancelled?.title ?? '';
  return entries.length > 0 ? calendarFile({ name, timeZone, entries }) : null;
}

/**
 * Sessions of this edition as a feed: those with the ids, or all. Removed sessions are cancelled in it, for calendars that
 * have imported them.
 */
export async function agendaCalendar({ db, config }: Origin, ids: readonly string[] | null): Promise<string> {
  const rows = await listSessionRows(db, ids);
  const { event } = await readSections(db, ['event']);
  const shown = rows.filter(({ session }) => session.edition === event.edition);
  const gone = await listCancelledSessions(db, ids);
  const cancelled = gone.filter(({ edition }) => edition === event.edition);
  return calendarFile({
    name: ids ? `My agenda at ${event.name}` : event.name,
    timeZone: event.timeZone,
    isFeed: true,
    entries: [
      ...shown.map((row) => getEntry(row, config.siteOrigin)),
      ...cancelled.map((one) => cancelledEntry(one, config.siteOrigin)),
    ],
  });
}

/** The length of an entry for a moment, because calendars hide or refuse entries without length. */
const momentMs = 30 * 60_000;

function getPlace({ venue, address, city }: SettingSections['event']): string {
  return [...new Set([venue, ...address, city])].filter(Boolean).join(', ');
}

/** The key dates as a calendar. They change together, with their section. */
export async function keyDatesCalendar({ db, config }: Origin): Promise<string> {
  const { event, keyDates } = await readSections(db, ['event', 'keyDates']);
  const updatedAt = await readSectionTime(db, 'keyDates');
  const texts = await readTexts(db, calendarTexts);
  return calendarFile({
    name: `Key dates of ${event.name}`,
    timeZone: event.timeZone,
    isFeed: true,
    entries: keyDates.map(({ id, title, kind, startsAt, endsAt }) => ({
      uid: uid(`key-date-${id}`, config.siteOrigin),
      // The sequence number is the time in seconds, which grows with every change.
      sequence: Math.floor(updatedAt.getTime() / 1000),
      updatedAt,
      startsAt: new Date(startsAt),
      endsAt: new Date(endsAt ?? Date.parse(startsAt) + momentMs),
      title,
      description: texts[`calendar.about.${kind}`],
      place: kindsAtVenue.includes(kind) ? getPlace(event) : `${config.siteOrigin}${keyDatePages[kind]}`,
      url: `${config.siteOrigin}${keyDatePages[kind]}`,
    })),
  });
}

function getEntry({ session, location, speakerNames }: SessionRow, siteOrigin: string): CalendarEntry {
  const { id, title, description, sequence, updatedAt, startsAt, endsAt } = session;
  const onStage = speakerNames.join(', ');
  return {
    uid: uid(sessionAnchor(id), siteOrigin),
    sequence,
    updatedAt,
    startsAt,
    endsAt,
    title,
    description: [description, onStage].filter(Boolean).join('\n\n'),
    place: location.name,
    url: `${siteOrigin}${href(pages.agenda, { hash: sessionAnchor(id) })}`,
  };
}

function cancelledEntry(
  { id, title, place, sequence, cancelledAt, startsAt, endsAt }: CancelledSession,
  siteOrigin: string,
): CalendarEntry {
  return {
    uid: uid(sessionAnchor(id), siteOrigin),
    sequence,
    updatedAt: cancelledAt,
    startsAt,
    endsAt,
    title,
    description: '',
    place: place || null,
    url: siteOrigin + href(pages.agenda),
    isCancelled: true,
  };
}

/** The id is stable while the site has its address. */
function uid(name: string, siteOrigin: string): string {
  return `${name}@${new URL(siteOrigin).hostname}`;
}
