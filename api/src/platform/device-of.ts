import type { FastifyRequest } from 'fastify';
import { firstCharacters } from '@summit/contract/count-characters';
import { headers } from '@summit/contract/request-headers';

/** The device that makes a request; an empty text when it does not say. */
export function deviceOf(request: Pick<FastifyRequest, 'headers'>): string {
  const device = request.headers[headers.deviceId.toLowerCase()];
  return typeof device === 'string' ? firstCharacters(device, 100) : '';
}
