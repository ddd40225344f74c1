import { address, text, wholeNumber } from './rules.ts';
import type { Variable } from './variable.ts';

const services = 'docs/operations/services.md';

/** The variables of mail, captchas, payments and the check of VAT numbers. */
export const serviceVariables = {
  SMTP_URL: {
    readBy: ['api', 'start'],
    rule: address('smtp', 'smtps'),
    without: 'emails are not sent, but shown at `/dev/mail`',
    isSecret: true,
    document: services,
    meaning: 'the mail server that sends emails',
  },
  MAIL_FROM: {
    readBy: ['api', 'start'],
    rule: text(),
    without: '`Summit <no-reply@HOST>`, with the host of `SITE_ORIGIN`',
    document: services,
    meaning: 'the sender of every email',
  },
  RECAPTCHA_SITE_KEY: {
    readBy: ['api', 'shell', 'start'],
    rule: text(),
    without: 'the built-in proof of work',
    pairedWith: 'RECAPTCHA_SECRET_KEY',
    document: services,
    meaning:
      'the site key of reCAPTCHA, which replaces the built-in proof of work; requires `RECAPTCHA_SECRET_KEY`',
  },
  RECAPTCHA_SECRET_KEY: {
    readBy: ['api', 'shell', 'start'],
    rule: text(),
    without: 'the built-in proof of work',
    isSecret: true,
    pairedWith: 'RECAPTCHA_SITE_KEY',
    document: services,
    meaning: 'the secret key of reCAPTCHA',
  },
  RECAPTCHA_VERIFY_URL: {
    readBy: ['api', 'start'],
    rule: address('http', 'https'),
    default: 'https://www.google.com/recaptcha/api/siteverify',
    document: services,
    meaning: 'the URL that verifies responses to reCAPTCHA',
  },
  STRIPE_SECRET_KEY: {
    readBy: ['api', 'start'],
    rule: text(),
    without: 'the payment sandbox; in production no payments',
    isSecret: true,
    pairedWith: 'STRIPE_WEBHOOK_SECRET',
    document: services,
    meaning:
      'the secret key of Stripe, for card payments with Stripe Checkout; requires `STRIPE_WEBHOOK_SECRET`',
  },
  STRIPE_WEBHOOK_SECRET: {
    readBy: ['api', 'start'],
    rule: text(),
    without: 'the payment sandbox; in production no payments',
    isSecret: true,
    pairedWith: 'STRIPE_SECRET_KEY',
    document: services,
    meaning:
      'the signing secret of the webhook, which verifies the events that Stripe sends to `/api/payment/stripe/webhook`',
  },
  VAT_CHECK_URL: {
    readBy: ['api', 'start'],
    rule: address('http', 'https'),
    without: 'only the format and check digits are checked',
    document: services,
    meaning:
      'a VIES-compatible service that says whether a VAT number is registered, such as `https://ec.europa.eu/taxation_customs/vies/rest-api`; while it is unavailable, numbers in the right format are accepted',
  },
  CAPTCHA_COST: {
    readBy: ['api', 'start'],
    rule: wholeNumber(1),
    default: '1000',
    document: services,
    meaning: 'the number of rounds of one derivation in the built-in proof of work',
  },
  CAPTCHA_MAX_COUNTER: {
    readBy: ['api', 'start'],
    rule: wholeNumber(1),
    default: '400',
    document: services,
    meaning: 'the maximum number of derivations in the built-in proof of work',
  },
} as const satisfies Record<string, Variable>;
