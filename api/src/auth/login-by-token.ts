import type * as authCalls from '@summit/contract/calls/auth';
import { deviceOf } from '../platform/device-of.ts';
import { Failure } from '../platform/failure.ts';
import type { CallInput } from '../platform/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { confirmByLink } from './confirm-by-link.queries.ts';
import { loginRefusal } from './login-refusal.queries.ts';
import { redeemOneTimeToken } from './one-time-tokens.queries.ts';
import { startSession, type Tokens } from './sessions.queries.ts';

/** Both calls have the same request and response. */
type TokenInput = Pick<CallInput<typeof authCalls.loginByToken>, 'body' | 'request'>;

/** Signs in with a token from an email. The token stays unused when the attendee may not be signed in. */
export function loginByTokenWith(platform: Platform, purpose: 'login' | 'photo') {
  const { db, clock } = platform;
  return ({ body, request }: TokenInput): Promise<Tokens> =>
    db.transaction(async (tx) => {
      const found = await redeemOneTimeToken(tx, purpose, body.token, clock.now());
      if (typeof found === 'string') throw new Failure('cqrs-0009');
      const { attendee } = found;
      const refusal = loginRefusal(attendee);
      if (refusal) throw new Failure(refusal);
      const { keepsPassword } = body;
      await confirmByLink(platform, tx, attendee, { deviceId: deviceOf(request), keepsPassword });
      return startSession(platform, tx, attendee.id, request);
    });
}
