import type * as authCalls from '@summit/contract/calls/auth';
import { getDevice } from '../../platform/device-of.ts';
import type { CallInput } from '../../platform/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import { Failure } from '../../platform/responses/failure.ts';
import { confirmByLink } from '../../registration/public/confirm-by-link.queries.ts';
import { loginRefusal } from '../public/login-refusal.ts';
import { redeemOneTimeToken } from '../public/one-time-tokens.queries.ts';
import { startSession, type Tokens } from '../public/sessions.ts';

/** Both calls have the same request and response. */
type TokenInput = Pick<CallInput<typeof authCalls.loginByToken>, 'body' | 'request'>;

/** Signs in with a token from an email. The token stays unused when the attendee may not be signed in. */
export function createLoginByTokenHandler(platform: Platform, purpose: 'login' | 'photo') {
  const { db, clock } = platform;
  return ({ body, request }: TokenInput): Promise<Tokens> =>
    db.transaction(async (tx) => {
      const found = await redeemOneTimeToken(tx, purpose, body.token, clock.now());
      if (typeof found === 'string') throw new Failure('cqrs-0009');
      const { attendee } = found;
      // No email logs an organiser in, not even one sent before they became one.
      if (attendee.organiserRole) throw new Failure('cqrs-0009');
      const refusal = loginRefusal(attendee);
      if (refusal) throw new Failure(refusal);
      const { keepsPassword } = body;
      await confirmByLink(platform, tx, attendee, { deviceId: getDevice(request), keepsPassword });
      return startSession(platform, tx, attendee.id, request);
    });
}
