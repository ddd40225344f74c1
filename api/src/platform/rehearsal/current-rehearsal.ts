import { AsyncLocalStorage } from 'node:async_hooks';
import type { AwardsStatus } from '@summit/contract/awards/awards-status';
import type { AwardsStatusSubject } from '@summit/contract/shapes/organise/awards';
import type { Clock } from '../clock.ts';

/** The site as one browser sees it: at another moment, in other statuses of the awards. */
export interface Rehearsal {
  at: Date;
  statuses: Record<AwardsStatusSubject, AwardsStatus>;
  /** Also nominees who are not public yet: who has made the link may see them. */
  showsNominees: boolean;
  /** The name of who has made the link. */
  by: string;
  expiresAt: Date;
}

/** Of the request that is served; null: of none, whatever it was begun by. */
const ofRequest = new AsyncLocalStorage<Rehearsal | null>();

/** The rehearsal that the present request belongs to; null for all others, and for jobs. */
export function currentRehearsal(): Rehearsal | null {
  return ofRequest.getStore() ?? null;
}

/** Does something, and all that comes of it, in a rehearsal. */
export function inRehearsal<T>(rehearsal: Rehearsal, work: () => T): T {
  return ofRequest.run(rehearsal, work);
}

/** Does what has nothing to do with what is rehearsed, such as counting tries. */
export function outsideRehearsal<T>(work: () => T): T {
  return ofRequest.run(null, work);
}

/** In a rehearsal its moment, otherwise the time. */
export function rehearsedClock(clock: Clock): Clock {
  return { now: () => new Date(currentRehearsal()?.at ?? clock.now()) };
}
