import { defineCalls } from '../call.ts';
import * as limits from '../limits.ts';
import { query } from '../list-query.ts';
import { choice, flag, shape, text } from '../response-shapes.ts';
import {
  email,
  fields,
  givenPassword,
  optionalFlag,
  optionalOneOf,
  optionalText,
  password,
  requiredText,
} from '../rules.ts';

/** Both tokens, as returned by every call that signs somebody in. */
export const tokens = shape({ accessToken: text(), refreshToken: text() });

/** The login form. The password only has to be present: old ones need not follow today's rule. */
export const loginBody = fields({ email: email(), password: givenPassword() });

export const forgotPasswordBody = fields({ email: email() });

const resetPasswordBody = fields({ token: requiredText(limits.longText), password: password() });

const loginTokenBody = fields({
  token: requiredText(limits.longText),
  /** The reader of the mail chose the password themselves, on another device. */
  keepsPassword: optionalFlag(),
});

const tokenBody = fields({ token: requiredText(limits.longText) });

export const authCalls = defineCalls({
  /** An unknown address and a wrong password get the same response: cqrs-0009. */
  login: {
    method: 'POST',
    path: '/public/login',
    access: 'public',
    ownToken: true,
    summary: 'Signs an attendee in. fm.cms-0068 and fm.cms-0069 are returned only to the right password.',
    captcha: true,
    body: loginBody,
    response: tokens,
    errors: ['cqrs-0009', 'fm.cms-0068', 'fm.cms-0069', 'login-0001'],
  },
  loginByToken: {
    method: 'POST',
    path: '/public/login-by-token',
    access: 'public',
    ownToken: true,
    summary: 'Signs in with a token from a mail, once.',
    body: loginTokenBody,
    response: tokens,
    errors: ['cqrs-0009', 'fm.cms-0068', 'fm.cms-0069'],
  },
  loginByPhotoToken: {
    method: 'POST',
    path: '/public/login-by-photo-token',
    access: 'public',
    ownToken: true,
    summary: 'Signs in with a token from the mail that asks for a photo, once.',
    body: loginTokenBody,
    response: tokens,
    errors: ['cqrs-0009', 'fm.cms-0068', 'fm.cms-0069'],
  },
  /** What the page of a link shows before anything is done: opening a link, as scanners of mail do, changes nothing. */
  mailedLink: {
    method: 'POST',
    path: '/public/mailed-link',
    access: 'public',
    ownToken: true,
    summary: 'Whose link of a mail this is, and whether it still works. It is not used up.',
    body: tokenBody,
    response: shape({
      state: choice(['usable', 'used', 'expired']),
      /** Shows its owner which address is meant, and others no more than its domain. */
      email: text(),
      /** Pressed on this device, it ends the password that somebody chose before the address was confirmed. */
      endsPassword: flag(),
    }),
    errors: ['cqrs-0009'],
  },
  renewMailedLink: {
    method: 'POST',
    path: '/public/mailed-link/new',
    access: 'public',
    ownToken: true,
    summary: 'Mails a new link in place of one that was used or is too old, to the same address.',
    body: tokenBody,
    errors: ['cqrs-0009'],
  },
  refreshToken: {
    method: 'POST',
    path: '/public/refresh-token',
    access: 'public',
    ownToken: true,
    summary: 'A new access token, and the refresh token that replaces the one sent.',
    body: fields({ refreshToken: requiredText(limits.longText) }),
    response: tokens,
    errors: ['authorization-0002', 'authorization-0003', 'fm.cms-0068', 'fm.cms-0069'],
  },
  /** The response is the same for any token: a browser that logs out does not wait for it. */
  logout: {
    method: 'POST',
    path: '/public/logout',
    access: 'public',
    ownToken: true,
    summary: 'Ends the session of a refresh token on the server.',
    body: fields({ refreshToken: optionalText(limits.longText) }),
    errors: [],
  },
  /** The attendee variant (`?variant=attendee`) says so when the address is unknown; the other one never does. */
  forgotPasswordRequest: {
    method: 'POST',
    path: '/public/forgot-password/request',
    access: 'public',
    ownToken: true,
    summary: 'Mails instructions to reset the password, if the address exists. Returns 204 either way.',
    captcha: true,
    query: query({ variant: optionalOneOf(['attendee']) }),
    body: forgotPasswordBody,
    errors: ['cqrs-0009'],
  },
  checkPasswordLink: {
    method: 'POST',
    path: '/public/forgot-password/check',
    access: 'public',
    ownToken: true,
    summary: 'Whether the token of the mail still sets a new password. It is not used up.',
    body: tokenBody,
    errors: ['cqrs-0009', 'cryptography-0001'],
  },
  resetPassword: {
    method: 'POST',
    path: '/public/forgot-password',
    access: 'public',
    ownToken: true,
    summary: 'Sets a new password with the token of the mail. Ends every session of the attendee.',
    body: resetPasswordBody,
    errors: ['cqrs-0009', 'cryptography-0001'],
  },
});
