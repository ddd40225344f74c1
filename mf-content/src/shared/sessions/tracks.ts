import type * as agendaCalls from '@summit/contract/calls/agenda';
import type { ResponseOf } from '@summit/contract/requests/call';
import { compareNames } from '@summit/contract/words/name-order';

type Session = ResponseOf<typeof agendaCalls.agendaSessions>['agendaSessions'][number];

/** A track, with the place that determines its colour. */
export interface Track {
  name: string;
  place: number;
}

/** The tracks of the sessions, each once, sorted by name. */
export function getTracks(sessions: readonly Pick<Session, 'track' | 'trackPlace'>[]): Track[] {
  const places = new Map<string, number>();
  for (const { track, trackPlace } of sessions) {
    if (track !== null) places.set(track, trackPlace ?? 0);
  }
  const named = [...places].map(([name, place]) => ({ name, place }));
  return named.sort((a, b) => compareNames(a.name, b.name));
}
