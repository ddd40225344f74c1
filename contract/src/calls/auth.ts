import { fields, getOptionalOne, optionalText, requiredText } from '../forms/rules.ts';
import * as limits from '../limits/limits.ts';
import { defineCall } from '../requests/call.ts';
import { query } from '../requests/list-query.ts';
import { choice, flag, shape, text } from '../requests/response-shapes.ts';
import * as shapes from '../shapes/attendees/auth.ts';

/** An unknown address and a wrong password get the same response: cqrs-0009. */
export const login = defineCall({
  method: 'POST',
  path: '/public/login',
  access: 'public',
  ownToken: true,
  summary: 'Signs an attendee in. fm.cms-0068 and fm.cms-0069 are returned only to the right password.',
  captcha: true,
  body: shapes.loginBody,
  response: shapes.tokens,
  errors: ['cqrs-0009', 'fm.cms-0068', 'fm.cms-0069', 'login-0001'],
});

export const loginByToken = defineCall({
  method: 'POST',
  path: '/public/login-by-token',
  access: 'public',
  ownToken: true,
  summary: 'Signs in with a token from a mail, once.',
  body: shapes.loginTokenBody,
  response: shapes.tokens,
  errors: ['cqrs-0009', 'fm.cms-0068', 'fm.cms-0069'],
});

export const loginByPhotoToken = defineCall({
  method: 'POST',
  path: '/public/login-by-photo-token',
  access: 'public',
  ownToken: true,
  summary: 'Signs in with a token from the mail that asks for a photo, once.',
  body: shapes.loginTokenBody,
  response: shapes.tokens,
  errors: ['cqrs-0009', 'fm.cms-0068', 'fm.cms-0069'],
});

/** What the page of a link shows before anything is done: opening a link, as mail scanners do, changes nothing. */
export const mailedLink = defineCall({
  method: 'POST',
  path: '/public/mailed-link',
  access: 'public',
  ownToken: true,
  summary: 'Whose link of a mail this is, and whether it still works. It is not used up.',
  body: shapes.tokenBody,
  response: shape({
    state: choice(['usable', 'used', 'expired']),
    /** Masked: the owner recognises the address, and others see no more than its domain. */
    email: text(),
    /**
     * When the link is used on this device, it removes the password that was chosen before the address was
     * confirmed.
     */
    endsPassword: flag(),
  }),
  errors: ['cqrs-0009'],
});

export const renewMailedLink = defineCall({
  method: 'POST',
  path: '/public/mailed-link/new',
  access: 'public',
  ownToken: true,
  summary: 'Mails a new link in place of one that was used or is too old, to the same address.',
  body: shapes.tokenBody,
  errors: ['cqrs-0009'],
});

export const refreshToken = defineCall({
  method: 'POST',
  path: '/public/refresh-token',
  access: 'public',
  ownToken: true,
  allowedInRehearsal: true,
  summary: 'A new access token, and the refresh token that replaces the one sent.',
  body: fields({ refreshToken: requiredText(limits.longText) }),
  response: shapes.tokens,
  errors: ['authorization-0002', 'authorization-0003', 'fm.cms-0068', 'fm.cms-0069'],
});

/** The response is the same for any token: a browser that logs out does not wait for it. */
export const logout = defineCall({
  method: 'POST',
  path: '/public/logout',
  access: 'public',
  ownToken: true,
  allowedInRehearsal: true,
  summary: 'Ends the session of a refresh token on the server.',
  body: fields({ refreshToken: optionalText(limits.longText) }),
  errors: [],
});

/** The attendee variant (`?variant=attendee`) says so when the address is unknown; the other one never does. */
export const forgotPasswordRequest = defineCall({
  method: 'POST',
  path: '/public/forgot-password/request',
  access: 'public',
  ownToken: true,
  summary: 'Mails instructions to reset the password, if the address exists. Returns 204 either way.',
  captcha: true,
  query: query({ variant: getOptionalOne(['attendee']) }),
  body: shapes.forgotPasswordBody,
  errors: ['cqrs-0009'],
});

export const checkPasswordLink = defineCall({
  method: 'POST',
  path: '/public/forgot-password/check',
  access: 'public',
  ownToken: true,
  summary: 'Whether the token of the mail still sets a new password. It is not used up.',
  body: shapes.tokenBody,
  errors: ['cqrs-0009', 'cryptography-0001'],
});

export const resetPassword = defineCall({
  method: 'POST',
  path: '/public/forgot-password',
  access: 'public',
  ownToken: true,
  summary: 'Sets a new password with the token of the mail. Ends every session of the attendee.',
  body: shapes.resetPasswordBody,
  errors: ['cqrs-0009', 'cryptography-0001'],
});
