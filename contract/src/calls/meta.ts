import { mixed, number, string } from 'yup';
import { defineCalls } from '../call.ts';
import * as limits from '../limits.ts';
import { query } from '../list-query.ts';
import { choice, nullableText, shape, text } from '../response-shapes.ts';
import { fields, optionalEmail, optionalText, requiredText } from '../rules.ts';

const captchaProviders = ['altcha', 'recaptcha'] as const;

/** A challenge of the built-in captcha, in the format of altcha-lib; solving it gives the `responseKey`. */
const captchaChallenge = shape({
  parameters: shape({
    algorithm: text(),
    nonce: text(),
    salt: text(),
    cost: number().defined(),
    keyLength: number().defined(),
    keyPrefix: text(),
    keySignature: string().optional(),
    memoryCost: number().optional(),
    parallelism: number().optional(),
    /** Unix time in seconds. */
    expiresAt: number().optional(),
    /** The call that it is made for. */
    data: mixed().optional(),
  }),
  signature: string().optional(),
});

export const metaCalls = defineCalls({
  countryInfo: {
    method: 'GET',
    path: '/meta/ip/country-info',
    access: 'public',
    summary: "The country of the caller's address, or the venue's when it is not known.",
    /** `country` is an ISO 3166-1 code, `phonePrefix` begins with +. */
    response: shape({ country: text(), name: text(), phonePrefix: text() }),
    errors: [],
  },
  reportError: {
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
  },
  captcha: {
    method: 'GET',
    path: '/public/captcha',
    access: 'public',
    summary: 'Who checks that visitors are people; recaptcha comes with the site key of its widget.',
    response: shape({ provider: choice(captchaProviders), siteKey: nullableText() }),
    errors: [],
  },
  captchaChallenge: {
    method: 'GET',
    path: '/public/captcha/challenge',
    access: 'public',
    summary:
      'A challenge of the built-in captcha; its solution is good for one use of one call, for 10 minutes.',
    /** `action` names the call, see `captchaAction`. */
    query: query({ action: requiredText() }),
    response: captchaChallenge,
    errors: [],
  },
});
