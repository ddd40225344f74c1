import * as authCalls from '@summit/contract/calls/auth';
import { repeat } from '../platform/repeat.ts';
import { type Capability, serve } from '../platform/serve.ts';
import { checkPasswordLinkWith } from './check-password-link.ts';
import { forgotPasswordWith } from './forgot-password.ts';
import { loginWith } from './login.ts';
import { loginByTokenWith } from './login-by-token.ts';
import { logoutWith } from './logout.ts';
import { fulfilMailRequests } from './mail-requests.queries.ts';
import { mailedLinkWith, renewMailedLinkWith } from './mailed-link.ts';
import { removeOldTokens } from './one-time-tokens.queries.ts';
import { refreshWith } from './refresh.ts';
import { resetPasswordWith } from './reset-password.ts';
import { removeExpiredSessions } from './session-rows.queries.ts';

const everyHour = 3_600_000;

/** How often requests left behind by an ended process are processed, in milliseconds. */
const leftBehind = 10_000;

/** Signing in, staying signed in, and getting in again without the password. */
export const auth: Capability = (app, platform) => {
  const { db, clock } = platform;
  repeat(app, 'remove expired sessions', everyHour, async () => {
    await removeExpiredSessions(db, clock.now());
    await removeOldTokens(db, clock.now());
  });
  const requests = repeat(app, 'fulfil mail requests', leftBehind, () => fulfilMailRequests(platform));

  serve(app, authCalls, {
    login: loginWith(platform, requests.kick),
    loginByToken: loginByTokenWith(platform, 'login'),
    loginByPhotoToken: loginByTokenWith(platform, 'photo'),
    mailedLink: mailedLinkWith(platform),
    renewMailedLink: renewMailedLinkWith(platform),
    refreshToken: refreshWith(platform),
    logout: logoutWith(platform),
    forgotPasswordRequest: forgotPasswordWith(platform, requests.kick),
    checkPasswordLink: checkPasswordLinkWith(platform),
    resetPassword: resetPasswordWith(platform),
  });
};
