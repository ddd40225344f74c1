import type * as authCalls from '@summit/contract/calls/auth';
import type { ErrorOf } from '@summit/contract/requests/call';
import { readSigned } from '../../../platform/accounts/api-secrets.ts';
import { getDevice } from '../../../platform/device-of.ts';
import type { Handler } from '../../../platform/handler.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findAttendee } from '../../public/attendees.queries.ts';
import { loginRefusal } from '../../public/login-refusal.ts';
import { endSession, type Refusal, rotate } from '../../public/session-rows.queries.ts';
import { accessTokens } from '../access-tokens.ts';
import { readRefreshToken, writeRefreshToken } from './refresh-tokens.ts';

type RefreshCall = typeof authCalls.refreshToken;

const codes: Record<Refusal, ErrorOf<RefreshCall>> = {
  unknown: 'authorization-0003',
  reused: 'authorization-0002',
  otherDevice: 'authorization-0002',
};

/** Returns a new access token and the refresh token's successor. */
export function createRefreshHandler({ db, config, clock }: Platform): Handler<RefreshCall> {
  const tokens = accessTokens(config.secret, clock);
  return async ({ body, request, fail }) => {
    const claim = readSigned(config, (secret) => readRefreshToken(secret, body.refreshToken));
    const outcome = claim ? await rotate(db, claim, getDevice(request), clock.now()) : 'unknown';
    if (typeof outcome === 'string') return fail(codes[outcome]);
    const { attendeeId, successor } = outcome;
    const attendee = await findAttendee(db, attendeeId);
    const refusal = attendee ? loginRefusal(attendee) : 'authorization-0003';
    if (refusal) {
      await endSession(db, successor.sessionId);
      return fail(refusal);
    }
    return {
      accessToken: await tokens.sign({ attendeeId, ...successor }),
      refreshToken: writeRefreshToken(config.secret, successor),
    };
  };
}
