import * as agendaCalls from '@summit/contract/calls/agenda';
import * as settingsCalls from '@summit/contract/calls/settings';
import { getNoon } from '@summit/contract/money-and-time/day-words';
import { venueClock, withVenueTimes } from '@summit/contract/money-and-time/venue-time';
import { findsText } from '@summit/contract/words/found-text';
import type { ViewSources } from '@summit/shared-auth/server-view';
import { getTracks } from '../../shared/sessions/tracks.ts';
import type { AgendaQuery, AgendaResponse } from '../agenda-data.ts';
import { getDay, type SessionFact, type ShownSession } from '../agenda-sessions.ts';
import { getFormats } from '../formats-of.ts';
import { getHalls } from '../timetable.ts';

type Sources = ViewSources<typeof agendaCalls.agendaSessions | typeof settingsCalls.settings>;

/** A programme with only those fields of its sessions that the page shows. @throws ApiError */
export async function makeProgramme(
  { call, stored }: Sources,
  { edition, onlyTrack, day, everyDay, words }: AgendaQuery,
): Promise<AgendaResponse> {
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
  const ofDay = daysAreKnown ? day : getDay(day, days);
  const chosen = everyDay ? agendaSessions : agendaSessions.filter((session) => session.day === ofDay);
  return {
    sessions: withVenueTimes(sessionsAbout(words, chosen).map(shownFields), clock),
    halls: getHalls(chosen),
    tracks: getTracks(chosen),
    formats: getFormats(chosen),
    days,
    zone: `${event.city}, ${clock.zoneName(getNoon(ofDay || event.startsOn))}`,
    timeZone: event.timeZone,
    event: { name: event.name, venue: event.venue },
    settings: agenda,
  };
}

function shownFields({ speakers, ...session }: SessionFact): ShownSession {
  return { ...session, speakers: speakers.map(({ id, name, imageUrl }) => ({ id, name, imageUrl })) };
}

/** The sessions that contain the words. */
function sessionsAbout(words: string, sessions: readonly SessionFact[]): readonly SessionFact[] {
  if (words === '') return sessions;
  return sessions.filter(({ title, description, location, track, speakers }) => {
    const onStage = speakers.map(({ name, company }) => `${name} ${company}`);
    return findsText(words, [title, description, location.name, track, ...onStage]);
  });
}
