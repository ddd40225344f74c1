import { fields, optionalEmail, optionalText, requiredText } from '../forms/rules.ts';
import * as limits from '../limits/limits.ts';
import { defineCall } from '../requests/call.ts';
import { query } from '../requests/list-query.ts';
import { choice, nullableText, shape, text } from '../requests/response-shapes.ts';
import * as shapes from '../shapes/meta.ts';

const captchaProviders = ['altcha', 'recaptcha'] as const;

export const countryInfo = defineCall({
  method: 'GET',
  path: '/meta/ip/country-info',
  access: 'public',
  madeForOne: true,
  summary: "The country of the caller's address, or the venue's when it is not known.",
  /** `country` is an ISO 3166-1 code, `phonePrefix` begins with +. */
  response: shape({ country: text(), name: text(), phonePrefix: text() }),
  errors: [],
});

export const reportError = defineCall({
  method: 'POST',
  path: '/meta/report-error',
  access: 'public',
  summary: 'Informs the organisers about an error that a visitor met.',
  body: fields({
    requestId: optionalText(),
    message: optionalText(limits.message),
    additionalErrorBody: optionalText(10_000),
    email: optionalEmail(),
  }),
  errors: [],
});

export const captcha = defineCall({
  method: 'GET',
  path: '/public/captcha',
  access: 'public',
  summary: 'Who checks that visitors are people; recaptcha comes with the site key of its widget.',
  response: shape({ provider: choice(captchaProviders), siteKey: nullableText() }),
  errors: [],
});

export const captchaChallenge = defineCall({
  method: 'GET',
  path: '/public/captcha/challenge',
  access: 'public',
  madeForOne: true,
  summary:
    'A challenge of the built-in captcha; its solution is good for one use of one call, for 10 minutes.',
  /** `action` names the call, see `captchaAction`. */
  query: query({ action: requiredText() }),
  response: shapes.captchaChallenge,
  errors: [],
});
