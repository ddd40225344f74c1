import type { Call } from '@summit/contract/call';
import type { CachedAnswer } from './handler.ts';

/**
 * Serves a public GET from memory: the serialized answer of each address is kept for `seconds`, with an ETag.
 * `load` sees the address only, never who asks. `platform.answers.drop(name)` forgets what was kept under `name`.
 */
export function cachedAnswer<C extends Call>(
  name: string,
  seconds: number,
  load: CachedAnswer<C>['load'],
): CachedAnswer<C> {
  return { name, seconds, load };
}
