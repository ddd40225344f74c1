import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { WholeCall } from '@summit/contract/requests/call';

/**
 * The size of the cache in characters. Parsing a query takes longer than finding a cached response, hence the cache.
 */
const mostRemembered = 200_000;

/**
 * The cache key of a call's response, the same for all spellings of a query. Otherwise one response could fill the
 * memory under many addresses.
 * @param inputOf throws the Failure of a query that is refused
 */
export function responseAddresses(
  call: WholeCall,
  getInput: (request: FastifyRequest) => { params: unknown; query: unknown },
): (request: FastifyRequest) => string {
  const known = new LRUCache<string, string>({
    maxSize: mostRemembered,
    sizeCalculation: (address, url) => address.length + url.length,
  });
  return (request) => {
    const found = known.get(request.url);
    if (found !== undefined) return found;
    const { params, query } = getInput(request);
    const address = `${call.path} ${JSON.stringify([params, query])}`;
    known.set(request.url, address);
    return address;
  };
}
