import type { FastifyRequest } from 'fastify';
import { firstCharacters } from '@summit/contract/count-characters';
import { headers } from '@summit/contract/request-headers';
import type { Db } from '../platform/db/db.ts';
import type { Platform } from '../platform/platform.ts';
import { accessTokens } from './access-tokens.ts';
import { writeRefreshToken } from './refresh-tokens.ts';
import { beginSession } from './session-rows.queries.ts';

export interface Tokens {
  accessToken: string;
  refreshToken: string;
}

/** Signs an attendee in on the device that makes the request. Pass the transaction that created the attendee. */
export async function startSession(
  { config, clock }: Pick<Platform, 'config' | 'clock'>,
  db: Db,
  attendeeId: string,
  request: FastifyRequest,
): Promise<Tokens> {
  const claim = await beginSession(db, attendeeId, deviceOf(request), clock.now());
  const accessToken = await accessTokens(config.secret, clock).sign({
    attendeeId,
    ...claim,
  });
  return { accessToken, refreshToken: writeRefreshToken(config.secret, claim) };
}

/** The device that makes a request; an empty text when it does not say. */
export function deviceOf(request: FastifyRequest): string {
  const device = request.headers[headers.deviceId.toLowerCase()];
  return typeof device === 'string' ? firstCharacters(device, 100) : '';
}
