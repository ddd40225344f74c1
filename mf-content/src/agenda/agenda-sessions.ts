import type { ResponseOf } from '@summit/contract/call';
import type { agendaCalls, editions } from '@summit/contract/calls/agenda';
import type { settingsCalls } from '@summit/contract/calls/settings';
import { href } from '@summit/contract/site-map';
import type { VenueTimes } from '../shared/venue-clock.ts';

/** A session as the API tells it. */
export type SessionFact = ResponseOf<typeof agendaCalls.agendaSessions>['agendaSessions'][number];

/** What the agenda shows of it. */
export interface ShownSession extends Omit<SessionFact, 'speakers'> {
  speakers: { id: string; name: string }[];
}

export type AgendaSession = ShownSession & VenueTimes;
export type Hall = AgendaSession['location'];
export type Edition = (typeof editions)[number];
export type AgendaEvent = Pick<ResponseOf<typeof settingsCalls.settings>['event'], 'name' | 'venue'>;
export type AgendaSettings = ResponseOf<typeof settingsCalls.settings>['agenda'];

/** What the address asks for. Empty texts ask for nothing. */
export interface AgendaView {
  /** One of the event's days. */
  day: string;
  hall: string;
  track: string;
  /** Looked for in every day. */
  words: string;
  /** Only what the visitor has starred, of every day. */
  mine: boolean;
  /** Times by the visitor's clock instead of the venue's. */
  myTime: boolean;
}

/** Reads the view off the address; a day that is none of the event's is its first. */
export function agendaView(search: URLSearchParams, days: readonly string[]): AgendaView {
  const named = (name: string) => search.get(name)?.trim() ?? '';
  return {
    day: dayOf(named('day'), days),
    hall: named('hall'),
    track: named('track'),
    words: named('q'),
    mine: named('mine') === '1',
    myTime: named('time') === 'mine',
  };
}

/** The day that is asked for, if it is one of the days, otherwise the first of them. */
export function dayOf(asked: string, days: readonly string[]): string {
  return days.find((known) => known === asked) ?? days[0] ?? '';
}

/** What the address of a view carries, for the forms and links that keep it. */
export function viewSearch({ day, hall, track, words, mine, myTime }: AgendaView) {
  return { day, hall, track, q: words, mine: mine ? '1' : '', time: myTime ? 'mine' : '' };
}

/** Which page an agenda is on: that of this edition or of the last. */
export type AgendaPageId = 'agenda' | 'oldAgenda';

/** The address of a view, with some of it changed. */
export function agendaHref(page: AgendaPageId, view: AgendaView, changes: Partial<AgendaView> = {}): string {
  return href(page, { search: viewSearch({ ...view, ...changes }) });
}

/** The same day with nothing that narrows it. */
export const wholeDay = { hall: '', track: '', words: '', mine: false } as const;

/** Whether anything but the day narrows the agenda. */
export function isNarrowed({ hall, track, words }: AgendaView): boolean {
  return hall !== '' || track !== '' || words !== '';
}
