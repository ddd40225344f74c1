import { sessionCopiesKey } from '@summit/contract/releases/session-copies';

// This is a diagnostic, which journeys and the checks of a release read.
const counter = Symbol.for(sessionCopiesKey);

const counted = globalThis as { [counter]?: number };

counted[counter] = (counted[counter] ?? 0) + 1;

/** How many copies of shared-auth were loaded; it should be 1. */
export function sharedAuthInstances(): number {
  return counted[counter] ?? 0;
}
