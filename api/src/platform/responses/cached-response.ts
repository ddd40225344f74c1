import type { Call } from '@summit/contract/requests/call';
import type { CachedResponse } from '../handler.ts';
import type { CacheName } from './response-cache.ts';

/**
 * Serves a public GET from memory: the serialized response for each address is cached for `seconds`, with an ETag.
 * `load` sees the address only, never the caller. `platform.responseCache.drop(name)` drops what is cached under `name`.
 */
export function cachedResponse<C extends Call>(
  name: CacheName,
  seconds: number,
  load: CachedResponse<C>['load'],
): CachedResponse<C> {
  return { name, seconds, load };
}
