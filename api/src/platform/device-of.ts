import type { FastifyRequest } from 'fastify';
import { headers } from '@summit/contract/requests/request-headers';
import { firstCharacters } from '@summit/contract/words/count-characters';

/** The id of the device that makes a request; an empty text when it sends none. */
export function getDevice(request: Pick<FastifyRequest, 'headers'>): string {
  const device = request.headers[headers.deviceId.toLowerCase()];
  return typeof device === 'string' ? firstCharacters(device, 100) : '';
}
