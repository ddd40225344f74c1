import { agendaCalls } from '@summit/contract/calls/agenda';
import { settingsCalls } from '@summit/contract/calls/settings';
import { venueClock, withVenueTimes } from '@summit/contract/venue-time';
import {
  serverView,
  useEarlyServerView,
  useServerView,
  useServerViewLater,
} from '@summit/shared-auth/server-view';
import { type Track, tracksOf } from '../shared/tracks.ts';
import {
  type AgendaEvent,
  type AgendaSession,
  type AgendaSettings,
  type AgendaView,
  dayOf,
  type Edition,
  type Format,
  type Hall,
  type SessionFact,
  type ShownSession,
} from './agenda-sessions.ts';
import { formatsOf, hallsOf, sessionsAbout } from './timetable.ts';

export interface AgendaResponse {
  /** Of the requested day, or of every day when filtered by words, stars or track. */
  sessions: AgendaSession[];
  /** The available filter options, whether or not any session matches. */
  halls: Hall[];
  tracks: Track[];
  formats: Format[];
  /** Days with sessions; the days of the event itself are in the settings. */
  days: string[];
  /** `London, British Summer Time` */
  zone: string;
  /** IANA name. */
  timeZone: string;
  /** The event's name and venue, for the printed sheet. */
  event: AgendaEvent;
  settings: AgendaSettings;
}

/** Which sessions an agenda contains. */
export interface AgendaQuery {
  edition: Edition;
  /** The only track, for a page that is about one. */
  onlyTrack?: string;
  /** Empty for the first day of an edition whose days are not known yet. */
  day: string;
  /** Every day instead of one. */
  everyDay: boolean;
  words: string;
}

/** The query of a view of this edition. */
export function agendaQueryOf({ day, words, mine }: AgendaView): AgendaQuery {
  const everyDay = mine || words !== '';
  // Every day shares one response, whichever day the address names.
  return { edition: 'current', day: everyDay ? '' : day, words, everyDay };
}

/** Only the session fields that the page shows. */
const programmeView = serverView(
  'content.agenda',
  [agendaCalls.agendaSessions, settingsCalls.settings],
  async ({ call, stored }, query: AgendaQuery): Promise<AgendaResponse> => {
    const { edition, onlyTrack, day, everyDay, words } = query;
    const daysAreKnown = edition === 'current' && !everyDay;
    const filters = {
      'filter.Edition.Equals': edition === 'last' ? edition : undefined,
      'filter.Track.Equals': onlyTrack,
      'filter.Day.Equals': daysAreKnown ? day : undefined,
    };
    const [{ agendaSessions }, { event, agenda }] = await Promise.all([
      call(agendaCalls.agendaSessions, { query: filters }),
      stored(settingsCalls.settings),
    ]);
    const clock = venueClock(event.timeZone);
    const days = [...new Set(agendaSessions.map((session) => session.day))];
    const ofDay = daysAreKnown ? day : dayOf(day, days);
    const chosen = everyDay ? agendaSessions : agendaSessions.filter((session) => session.day === ofDay);
    return {
      sessions: withVenueTimes(sessionsAbout(words, chosen).map(shownFields), clock),
      halls: hallsOf(chosen),
      tracks: tracksOf(chosen),
      formats: formatsOf(chosen),
      days,
      zone: `${event.city}, ${clock.zoneName(`${ofDay || event.startsOn}T12:00:00Z`)}`,
      timeZone: event.timeZone,
      event: { name: event.name, venue: event.venue },
      settings: agenda,
    };
  },
);

/** The sessions in the venue's time. Suspends; throws ApiError. */
export function useAgenda(query: AgendaQuery): AgendaResponse {
  return useServerView(programmeView, query);
}

/** Prefetches the sessions; not those that only the browser fetches. */
export function useEarlyAgenda(query: AgendaQuery, isWanted: boolean): void {
  useEarlyServerView(programmeView, query, { enabled: isWanted });
}

/** The same in the browser only, once it is known what to fetch. */
export function useAgendaLater(query: AgendaQuery, enabled: boolean) {
  return useServerViewLater(programmeView, query, { enabled });
}

function shownFields({ speakers, ...session }: SessionFact): ShownSession {
  return { ...session, speakers: speakers.map(({ id, name, imageUrl }) => ({ id, name, imageUrl })) };
}
