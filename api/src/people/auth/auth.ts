import * as authCalls from '@summit/contract/calls/auth';
import { readSigned } from '../../platform/accounts/api-secrets.ts';
import { repeat } from '../../platform/jobs/repeat.ts';
import { type Capability, serve } from '../../platform/serve.ts';
import { removeOldTokens } from '../public/one-time-tokens.queries.ts';
import { endSession, removeExpiredSessions } from '../public/session-rows.queries.ts';
import { createLoginHandler } from './login.ts';
import { createLoginByTokenHandler } from './login-by-token.ts';
import { fulfilMailRequests } from './mailed-links/mail-requests.queries.ts';
import { createMailedLinkHandler, createRenewMailedLinkHandler } from './mailed-links/mailed-link.ts';
import { createCheckPasswordLinkHandler } from './passwords/check-password-link.ts';
import { createForgotPasswordHandler } from './passwords/forgot-password.ts';
import { createResetPasswordHandler } from './passwords/reset-password.ts';
import { createRefreshHandler } from './sessions/refresh.ts';
import { readRefreshToken } from './sessions/refresh-tokens.ts';

const everyHour = 3_600_000;

/** How often requests left behind by an ended process are processed, in milliseconds. */
const leftBehind = 10_000;

/** Signing in, staying signed in, and getting in again without the password. */
export const auth: Capability = (app, platform) => {
  const { db, clock, config } = platform;
  repeat(app, 'remove expired sessions', everyHour, async () => {
    await removeExpiredSessions(db, clock.now());
    await removeOldTokens(db, clock.now());
  });
  const requests = repeat(app, 'fulfil mail requests', leftBehind, () => fulfilMailRequests(platform));

  serve(app, authCalls, {
    login: createLoginHandler(platform, requests.kick),
    loginByToken: createLoginByTokenHandler(platform, 'login'),
    loginByPhotoToken: createLoginByTokenHandler(platform, 'photo'),
    mailedLink: createMailedLinkHandler(platform),
    renewMailedLink: createRenewMailedLinkHandler(platform),
    refreshToken: createRefreshHandler(platform),

    /** Ends the session also by a refresh token that was used before. The response is the same for any token. */
    logout: async ({ body }) => {
      const claim = readSigned(config, (secret) => readRefreshToken(secret, body.refreshToken ?? ''));
      if (claim) await endSession(db, claim.sessionId);
    },

    forgotPasswordRequest: createForgotPasswordHandler(platform, requests.kick),
    checkPasswordLink: createCheckPasswordLinkHandler(platform),
    resetPassword: createResetPasswordHandler(platform),
  });
};
