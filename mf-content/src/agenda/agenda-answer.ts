import { agendaCalls } from '@summit/contract/calls/agenda';
import { settingsCalls } from '@summit/contract/calls/settings';
import { serverQuery, useCall } from '@summit/shared-auth';
import { queryOptions, useQueryClient, useSuspenseQuery } from '@summit/shared-auth/server-state';
import { venueClock, withVenueTimes } from '../shared/venue-clock.ts';
import {
  dayOf,
  type AgendaSession,
  type AgendaEvent,
  type AgendaSettings,
  type AgendaView,
  type Edition,
  type Hall,
  type SessionFact,
  type ShownSession,
} from './agenda-sessions.ts';
import { hallsOf, sessionsAbout, tracksOf } from './timetable.ts';

export interface AgendaAnswer {
  /** Of the day that is asked for, or of every day where words, a star or a track choose. */
  sessions: AgendaSession[];
  /** What can be chosen among, found or not. */
  halls: Hall[];
  tracks: string[];
  /** Days with sessions; those of the event itself are the settings' matter. */
  days: string[];
  /** `London, British Summer Time` */
  zone: string;
  /** IANA name. */
  timeZone: string;
  /** What the event is called, and where it is: for the printed sheet. */
  event: AgendaEvent;
  settings: AgendaSettings;
}

/** Which sessions an agenda is made of. */
export interface AgendaQuestion {
  edition: Edition;
  /** The only track, for a page that is about one. */
  onlyTrack?: string;
  /** Empty for the first day of an edition whose days are not known yet. */
  day: string;
  /** Every day instead of one. */
  everyDay: boolean;
  words: string;
}

/** What a view asks of this edition. */
export function questionOf({ day, words, mine }: AgendaView): AgendaQuestion {
  return { edition: 'current', day, words, everyDay: mine || words !== '' };
}

/** The sessions by the venue's clock. Suspends; throws ApiError. */
export function useAgenda(question: AgendaQuestion): AgendaAnswer {
  return useSuspenseQuery(useAgendaQuery(question)).data;
}

/** Asks for the sessions before they are shown; not for those that only the browser will ask for. */
export function useEarlyAgenda(question: AgendaQuestion, isWanted: boolean): void {
  const queryClient = useQueryClient();
  const query = useAgendaQuery(question);
  if (isWanted && !queryClient.getQueryState(query.queryKey)) void queryClient.prefetchQuery(query);
}

/** How the sessions are asked for; no more of them comes back than the page shows, because the answer travels in it. */
export function useAgendaQuery({ edition, onlyTrack, day, everyDay, words }: AgendaQuestion) {
  const call = useCall();
  const queryClient = useQueryClient();
  const daysAreKnown = edition === 'current' && !everyDay;
  const query = {
    'filter.Edition.Equals': edition === 'last' ? edition : undefined,
    'filter.Track.Equals': onlyTrack,
    'filter.Day.Equals': daysAreKnown ? day : undefined,
  };
  return queryOptions({
    queryKey: ['agenda', query, everyDay ? words : `on ${day}`],
    queryFn: async ({ signal }): Promise<AgendaAnswer> => {
      const [{ agendaSessions }, { event, agenda }] = await Promise.all([
        call(agendaCalls.agendaSessions, { query, signal }),
        queryClient.ensureQueryData(serverQuery(call, settingsCalls.settings)),
      ]);
      const clock = venueClock(event.timeZone);
      const days = [...new Set(agendaSessions.map((session) => session.day))];
      const ofDay = daysAreKnown ? day : dayOf(day, days);
      const chosen = everyDay ? agendaSessions : agendaSessions.filter((session) => session.day === ofDay);
      return {
        sessions: withVenueTimes(sessionsAbout(words, chosen).map(shownFields), clock),
        halls: hallsOf(chosen),
        tracks: tracksOf(chosen),
        days,
        zone: `${event.city}, ${clock.zoneName(`${ofDay || event.startsOn}T12:00:00Z`)}`,
        timeZone: event.timeZone,
        event: { name: event.name, venue: event.venue },
        settings: agenda,
      };
    },
  });
}

function shownFields({ speakers, ...session }: SessionFact): ShownSession {
  return { ...session, speakers: speakers.map(({ id, name }) => ({ id, name })) };
}
