import { address, text, wholeNumber } from './rules.ts';
import type { Variable } from './variable.ts';

const services = 'docs/operations/services.md';

/** The variables of mail, captchas, payments and the check of VAT numbers. */
export const serviceVariables = {
  SMTP_URL: {
    readBy: ['api', 'start'],
    rule: address('smtp', 'smtps'),
    without: 'mail can be read at `/dev/mail`',
    isSecret: true,
    document: services,
    meaning: 'sends the outbox',
  },
  MAIL_FROM: {
    readBy: ['api', 'start'],
    rule: text(),
    without: '`no-reply@` and the host of the site',
    document: services,
    meaning: 'the sender of every mail',
  },
  RECAPTCHA_SITE_KEY: {
    readBy: ['api', 'shell', 'start'],
    rule: text(),
    without: 'the built-in proof of work',
    pairedWith: 'RECAPTCHA_SECRET_KEY',
    document: services,
    meaning: 'reCAPTCHA instead of the built-in proof of work; together with the next',
  },
  RECAPTCHA_SECRET_KEY: {
    readBy: ['api', 'shell', 'start'],
    rule: text(),
    without: 'the built-in proof of work',
    isSecret: true,
    pairedWith: 'RECAPTCHA_SITE_KEY',
    document: services,
    meaning: 'the other of the two keys',
  },
  RECAPTCHA_VERIFY_URL: {
    readBy: ['api', 'start'],
    rule: address('http', 'https'),
    default: 'https://www.google.com/recaptcha/api/siteverify',
    document: services,
    meaning: 'where responses to reCAPTCHA are verified',
  },
  STRIPE_SECRET_KEY: {
    readBy: ['api', 'start'],
    rule: text(),
    without: 'the payment sandbox; in production no payment',
    isSecret: true,
    pairedWith: 'STRIPE_WEBHOOK_SECRET',
    document: services,
    meaning: 'card payments by Stripe Checkout; together with the next',
  },
  STRIPE_WEBHOOK_SECRET: {
    readBy: ['api', 'start'],
    rule: text(),
    without: 'the payment sandbox; in production no payment',
    isSecret: true,
    pairedWith: 'STRIPE_SECRET_KEY',
    document: services,
    meaning: 'verifies the events that Stripe sends to `/api/payment/stripe/webhook`',
  },
  VAT_CHECK_URL: {
    readBy: ['api', 'start'],
    rule: address('http', 'https'),
    without: 'form and check digits alone',
    document: services,
    meaning:
      'a VIES-compatible service that is asked whether a VAT number is registered: `https://ec.europa.eu/taxation_customs/vies/rest-api`; while it is away, numbers of the right form are accepted',
  },
  CAPTCHA_COST: {
    readBy: ['api', 'start'],
    rule: wholeNumber(1),
    default: '1000',
    document: services,
    meaning: 'rounds of one derivation of the built-in proof of work',
  },
  CAPTCHA_MAX_COUNTER: {
    readBy: ['api', 'start'],
    rule: wholeNumber(1),
    default: '400',
    document: services,
    meaning: 'derivations that the built-in proof of work takes at most',
  },
} as const satisfies Record<string, Variable>;
