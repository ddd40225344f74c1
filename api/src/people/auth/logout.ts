import type * as authCalls from '@summit/contract/calls/auth';
import type { Handler } from '../../platform/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import { endSession } from '../public/session-rows.queries.ts';
import { readRefreshToken } from './sessions/refresh-tokens.ts';

/** Ends the session of a refresh token, also of one that was used before. The response is the same for any token. */
export function createLogoutHandler({ db, config }: Platform): Handler<typeof authCalls.logout> {
  return async ({ body }) => {
    const claim = readRefreshToken(config.secret, body.refreshToken ?? '');
    if (claim) await endSession(db, claim.sessionId);
  };
}
