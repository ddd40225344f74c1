import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The id that a balancer in front gave a request, when it is harmless in a log; else a new one. The API takes it over. */
export function getRequestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w.-]{8,64}$/.test(given) ? given : randomUUID();
}
