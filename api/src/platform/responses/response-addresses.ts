import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { WholeCall } from '@summit/contract/requests/call';

/** In characters: parsing a query costs more than finding a cached response, so the last queries are remembered. */
const mostRemembered = 200_000;

/**
 * The address of a call's response: the same for all spellings of a query. Otherwise anybody could fill the memory with
 * one response under many addresses.
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
