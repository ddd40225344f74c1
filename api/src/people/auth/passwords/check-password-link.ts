import type * as authCalls from '@summit/contract/calls/auth';
import type { Handler } from '../../../platform/handler.ts';
import type { Platform } from '../../../platform/platform.ts';
import { stateOfOneTimeToken } from '../../public/one-time-tokens.queries.ts';

/** Checks the link of an email, so that visitors learn that it has expired before they type a new password. */
export function createCheckPasswordLinkHandler(
  platform: Platform,
): Handler<typeof authCalls.checkPasswordLink> {
  const { db, clock, rateLimiter } = platform;
  return async ({ body, request, fail }) => {
    await rateLimiter.visit('passwordLinkCheckOfDevice', request);
    const state = await stateOfOneTimeToken(db, 'passwordReset', body.token, clock.now());
    if (state !== 'usable') fail(state === 'expired' ? 'cryptography-0001' : 'cqrs-0009');
  };
}
