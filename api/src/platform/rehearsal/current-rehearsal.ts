import { AsyncLocalStorage } from 'node:async_hooks';
import type { AwardsStatus } from '@summit/contract/awards/awards-status';
import type { AwardsStatusSubject } from '@summit/contract/shapes/organise/awards';
import type { Clock } from '../clock.ts';

/** The site as one browser sees it: at another moment, in other statuses of the awards. */
export interface Rehearsal {
  at: Date;
  statuses: Record<AwardsStatusSubject, AwardsStatus>;
  /** Whether nominees are shown that are not public yet: the link's author may see them. */
  showsNominees: boolean;
  /** The name of the organiser who made the link. */
  by: string;
  expiresAt: Date;
}

/** The rehearsal of the current request; null: work outside of it, whatever request started it. */
const ofRequest = new AsyncLocalStorage<Rehearsal | null>();

/** The rehearsal that the present request belongs to; null for all others, and for jobs. */
export function currentRehearsal(): Rehearsal | null {
  return ofRequest.getStore() ?? null;
}

/** Runs work, with everything that it starts, in a rehearsal. */
export function inRehearsal<T>(rehearsal: Rehearsal, work: () => T): T {
  return ofRequest.run(rehearsal, work);
}

/** Runs work that a rehearsal must not affect, such as counting attempts. */
export function outsideRehearsal<T>(work: () => T): T {
  return ofRequest.run(null, work);
}

/** A clock that returns the rehearsal's moment in a rehearsal, and the time otherwise. */
export function rehearsedClock(clock: Clock): Clock {
  return { now: () => new Date(currentRehearsal()?.at ?? clock.now()) };
}

/** The time itself, also in a rehearsal: a link that has expired must not open again at an earlier moment. */
export function timeItself(clock: Clock): Date {
  return outsideRehearsal(() => clock.now());
}
