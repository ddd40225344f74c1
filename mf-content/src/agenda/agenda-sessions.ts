import type * as agendaCalls from '@summit/contract/calls/agenda';
import type * as settingsCalls from '@summit/contract/calls/settings';
import type { VenueTimes } from '@summit/contract/money-and-time/venue-time';
import type { ResponseOf } from '@summit/contract/requests/call';
import type { editions } from '@summit/contract/shapes/agenda';
import { href, type HrefExtras } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { searchValue } from '../shared/lists/search-value.ts';

/** A session as the API returns it. */
export type SessionFact = ResponseOf<typeof agendaCalls.agendaSessions>['agendaSessions'][number];

export interface ShownSpeaker {
  id: string;
  name: string;
  imageUrl: string | null;
}

/** The fields that the agenda shows. */
export interface ShownSession extends Omit<SessionFact, 'speakers'> {
  speakers: ShownSpeaker[];
}

export type AgendaSession = ShownSession & VenueTimes;
export type Hall = AgendaSession['location'];
export type Format = AgendaSession['kind'];
export type Edition = (typeof editions)[number];
export type AgendaEvent = Pick<ResponseOf<typeof settingsCalls.settings>['event'], 'name' | 'venue'>;
export type AgendaSettings = ResponseOf<typeof settingsCalls.settings>['agenda'];

/** The view that the address requests. Empty texts request nothing. */
export interface AgendaView {
  /** A day of the event. */
  day: string;
  hall: string;
  track: string;
  format: string;
  /** The words that are searched for in every day. */
  words: string;
  /** Whether to show only sessions that the visitor has starred, of every day. */
  mine: boolean;
  /** Whether to show times in the visitor's zone instead of the venue's. */
  myTime: boolean;
}

/** Reads the view from the address; a day that does not belong to the event is replaced by the first. */
export function agendaView(search: URLSearchParams, days: readonly string[]): AgendaView {
  const named = (name: string) => searchValue(search, name);
  return {
    day: getDay(named('day'), days),
    hall: named('hall'),
    track: named('track'),
    format: named('format'),
    words: named('q'),
    mine: named('mine') === '1',
    myTime: named('time') === 'mine',
  };
}

/** The requested day if it is one of the days, otherwise the first of them. */
export function getDay(asked: string, days: readonly string[]): string {
  return days.find((known) => known === asked) ?? days[0] ?? '';
}

/** The search parameters of a view, for the forms and links that preserve it. */
export function viewSearch({ day, hall, track, format, words, mine, myTime }: AgendaView) {
  return { day, hall, track, format, q: words, mine: mine ? '1' : '', time: myTime ? 'mine' : '' };
}

/** The page of an agenda: this edition's or the last one's. */
export type AgendaPageId = 'agenda' | 'oldAgenda';

/** The address of an agenda, optionally of a view. Both pages are imported by name, so that no table of all pages is loaded. */
export function agendaPath(page: AgendaPageId, extras?: HrefExtras): string {
  return href(page === 'agenda' ? pages.agenda : pages.oldAgenda, extras);
}

/** The address of a view with some changes. */
export function agendaHref(page: AgendaPageId, view: AgendaView, changes: Partial<AgendaView> = {}): string {
  return agendaPath(page, { search: viewSearch({ ...view, ...changes }) });
}

/** The same day without any filters. */
export const wholeDay = { hall: '', track: '', format: '', words: '', mine: false } as const;

/** Whether any filter besides the day is active. */
export function isProgrammeNarrowed({ hall, track, format, words }: AgendaView): boolean {
  return hall !== '' || track !== '' || format !== '' || words !== '';
}
