import type { FastifyRequest } from 'fastify';
import type { Db } from '../../platform/db/db.ts';
import { getDevice } from '../../platform/device-of.ts';
import type { Platform } from '../../platform/platform.ts';
import { accessTokens } from '../auth/access-tokens.ts';
import { writeRefreshToken } from '../auth/sessions/refresh-tokens.ts';
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
  const claim = await beginSession(db, attendeeId, getDevice(request), clock.now());
  const accessToken = await accessTokens(config.secret, clock).sign({
    attendeeId,
    ...claim,
  });
  return { accessToken, refreshToken: writeRefreshToken(config.secret, claim) };
}
