import type { Call } from '@summit/contract/call';
import type { CachedAnswer } from './handler.ts';

/**
 * Serves a public GET from memory: the serialized answer of each address is kept for `seconds`, with an ETag.
 * `load` sees the address only, never who asks. `platform.answers.drop(name)` forgets what was kept under `name`.
 * Whoever is signed in gets what `forAttendees` answers, where there is more for them; it is made for each of them anew.
 */
export function cachedAnswer<C extends Call>(
  name: string,
  seconds: number,
  load: CachedAnswer<C>['load'],
  forAttendees?: CachedAnswer<C>['load'],
): CachedAnswer<C> {
  return { name, seconds, load, forAttendees };
}
