import { sessionCopiesKey } from '@summit/contract/releases/session-copies';

// A diagnostic: journeys and the checks of a release read it.
const counter = Symbol.for(sessionCopiesKey);

const counted = globalThis as { [counter]?: number };

counted[counter] = (counted[counter] ?? 0) + 1;

/** How many copies of shared-auth were loaded; 1 when all is well. */
export function sharedAuthInstances(): number {
  return counted[counter] ?? 0;
}
