import { useMemo } from 'react';
import * as calls from '@summit/contract/calls/organise-resources';
import type * as settingsCalls from '@summit/contract/calls/settings';
import * as limits from '@summit/contract/limits/limits';
import { daysBetween } from '@summit/contract/money-and-time/day-words';
import type { ResponseOf } from '@summit/contract/requests/call';
import { useRead } from '../shared/data/read.ts';
import type { Hall, Session } from './plan/place.ts';
import { useEveryEntry } from './use-every-entry.ts';

export type Event = ResponseOf<typeof settingsCalls.settings>['event'];

/** Everything that the editor shows, as the site has it. */
export interface Agenda {
  event: Event;
  days: string[];
  halls: Hall[];
  sessions: Session[];
  /** The names of speakers by their ids. */
  speakers: ReadonlyMap<string, string>;
}

/** One page with all of them, because the grid needs whole days. */
export function sessionsQuery(edition: number) {
  return { perPage: limits.maxItemsOnPage, filter: JSON.stringify({ edition }) };
}

/** The agenda of the event's edition; null while it is loading, or if that failed. */
export function useAgenda(event: Event) {
  const halls = useEveryEntry('halls');
  const speakers = useEveryEntry('speakers');
  const sessions = useRead(calls.resourceEntries, {
    params: { resource: 'sessions' },
    query: sessionsQuery(event.edition),
  });
  const isRead = halls.data && speakers.data && sessions.data;
  const agenda: Agenda | null = useMemo(
    () =>
      halls.data && speakers.data && sessions.data
        ? {
            event,
            days: daysBetween(event.startsOn, event.endsOn),
            halls: halls.data.map(({ key, values }) => ({ id: key, name: textOf(values, 'name') })),
            sessions: sessions.data.items.map(toSession),
            speakers: new Map(speakers.data.map(({ key, values }) => [key, fullName(values) || key])),
          }
        : null,
    [event, halls.data, speakers.data, sessions.data],
  );
  const failed = isRead ? undefined : [halls, speakers, sessions].find(({ error }) => error !== null);
  return { agenda, failed };
}

function fullName(values: object): string {
  return `${textOf(values, 'firstName')} ${textOf(values, 'lastName')}`.trim();
}

type Entry = ResponseOf<typeof calls.resourceEntries>['items'][number];

/** An entry of the resource as the editor has it. */
export function toSession({ key, version, values }: Entry): Session {
  const { track, speakers } = values as { track?: string | null; speakers?: string[] };
  return {
    id: key,
    version,
    title: textOf(values, 'title') || key,
    kind: textOf(values, 'kind'),
    track: track ?? null,
    speakers: speakers ?? [],
    place: {
      startsAt: textOf(values, 'startsAt'),
      endsAt: textOf(values, 'endsAt'),
      locationId: textOf(values, 'locationId'),
    },
  };
}

function textOf(values: object, name: string): string {
  const value = (values as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : '';
}
