import { resolve } from 'node:path';
import {
  type Environment,
  readEnvironment,
  type Values,
} from '@summit/contract/environment/read-environment';
import { portsFrom } from '@summit/contract/environment/site-ports';
import { tracingFrom } from '@summit/contract/environment/tracing-from';
import { releaseDesk } from '@summit/contract/shapes/organise/release-desk';
import { secretIn } from '@summit/tracing/secret-file';
import type { TracingSettings } from '@summit/tracing/tracing';
import { type PasswordCost, passwordCost } from './accounts/passwords.ts';

interface PaymentSandbox {
  /** The sandbox's address for this machine; `origin` is the one for browsers. */
  upstream: string;
  origin: string;
  /** The sandbox's own secret, generated in the data folder: it signs its events and authenticates the API. */
  secret: string;
  /** The address to which it sends its events. */
  webhookUrl: string;
}

/** The API's configuration, read once from the environment. */
export interface Config {
  host: string;
  port: number;
  /** The port of the metrics; null: the API's own port. */
  metricsPort: number | null;
  /** How long the API still accepts requests after it was asked to stop, in milliseconds. */
  drainMs: number;
  /** Absolute. */
  dataDir: string;
  /** An external PostgreSQL; null: the embedded one in the data folder. */
  databaseUrl: string | null;
  /** The same database for the role that owns it and migrates it; null: it is migrated elsewhere, or by the API's own role. */
  migrationDatabaseUrl: string | null;
  siteOrigin: string;
  /** Proxies whose `X-Forwarded-For` is trusted: addresses, networks, `loopback`. */
  trustedProxies: string[];
  environment: 'development' | 'test' | 'production';
  /** Signs tokens, links, tickets and captcha challenges; at least 32 characters. */
  secret: string;
  /** The previous secret, whose signatures are still accepted while the secret is being replaced; null: none. */
  secretBefore: string | null;
  /** A challenge takes about `maxCounter` derivations of `cost` rounds each. */
  captcha: { cost: number; maxCounter: number };
  passwordCost: PasswordCost;
  /** Google's captcha in place of the built-in one; null when no keys are set. */
  recaptcha: { siteKey: string; secretKey: string; verifyUrl: string } | null;
  /** The mail server; null: emails are stored and not sent. */
  smtpUrl: string | null;
  /** The sender of emails: `Summit <no-reply@summit.example>`. */
  mailFrom: string;
  /** Card payments by Stripe; null when no keys are set. `apiUrl`: a fake of tests. */
  stripe: { secretKey: string; webhookSecret: string; apiUrl: string | null } | null;
  /** The payment provider of demonstrations; null in production. */
  paymentSandbox: PaymentSandbox | null;
  /** The release desk, which makes organisers' changes of what is live, and the API's key for it. */
  releaseDesk: { url: string; key: string };
  /** Signs tickets for Apple Wallet; keys and certificates in PEM. Null when they are not set. */
  appleWallet: {
    passTypeIdentifier: string;
    teamIdentifier: string;
    certificate: string;
    privateKey: string;
    wwdrCertificate: string;
  } | null;
  /** Signs links to Google Wallet; the key in PEM. Null when the account is not set. */
  googleWallet: { issuerId: string; email: string; privateKey: string } | null;
  /** The service that checks whether VAT numbers are registered; null: they are not checked. */
  vatCheckUrl: string | null;
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  /** Where traces are sent; null: nothing is traced. */
  tracing: TracingSettings | null;
}

/**
 * Reads the configuration. Makes the data folder, and the secret in it when none is given.
 * @throws EnvironmentError that names every unusable variable
 */
export function readConfig(env: Environment): Config {
  const given = readEnvironment(env, 'api');
  const ports = portsFrom(given.PORT);
  const dataDir = resolve(given.DATA_DIR);
  const siteOrigin = given.SITE_ORIGIN ?? `http://localhost:${ports.site}`;
  return {
    host: given.HOST,
    port: given.API_PORT ?? ports.api,
    metricsPort: given.API_METRICS_PORT ?? null,
    drainMs: given.DRAIN_SECONDS * 1000,
    dataDir,
    databaseUrl: given.DATABASE_URL ?? null,
    migrationDatabaseUrl: given.MIGRATION_DATABASE_URL ?? null,
    siteOrigin,
    trustedProxies: given.TRUSTED_PROXIES,
    environment: given.NODE_ENV,
    secret: given.API_SECRET ?? secretIn(dataDir, 'secret'),
    secretBefore: given.API_SECRET_BEFORE ?? null,
    captcha: { cost: given.CAPTCHA_COST, maxCounter: given.CAPTCHA_MAX_COUNTER },
    passwordCost,
    recaptcha: recaptchaFrom(given),
    smtpUrl: given.SMTP_URL ?? null,
    mailFrom: given.MAIL_FROM ?? `Summit <no-reply@${new URL(siteOrigin).hostname}>`,
    stripe: stripeFrom(given),
    paymentSandbox: given.NODE_ENV === 'production' ? null : sandboxAt(given, siteOrigin, dataDir),
    releaseDesk: {
      url: given.RELEASE_DESK_URL ?? `http://127.0.0.1:${ports.releaseDesk}`,
      key: given.RELEASE_DESK_KEY ?? secretIn(dataDir, releaseDesk.keyFile),
    },
    appleWallet: appleWalletFrom(given),
    googleWallet: googleWalletFrom(given),
    vatCheckUrl: given.VAT_CHECK_URL ?? null,
    logLevel: given.LOG_LEVEL,
    tracing: tracingFrom(given),
  };
}

function appleWalletFrom({
  APPLE_PASS_TYPE: passTypeIdentifier,
  APPLE_TEAM: teamIdentifier,
  APPLE_PASS_CERTIFICATE: certificate,
  APPLE_PASS_KEY: privateKey,
  APPLE_WWDR_CERTIFICATE: wwdrCertificate,
}: Values<'api'>): Config['appleWallet'] {
  return passTypeIdentifier && teamIdentifier && certificate && privateKey && wwdrCertificate
    ? { passTypeIdentifier, teamIdentifier, certificate, privateKey, wwdrCertificate }
    : null;
}

function googleWalletFrom({
  GOOGLE_WALLET_ISSUER: issuerId,
  GOOGLE_WALLET_EMAIL: email,
  GOOGLE_WALLET_KEY: privateKey,
}: Values<'api'>): Config['googleWallet'] {
  return issuerId && email && privateKey ? { issuerId, email, privateKey } : null;
}

function stripeFrom(given: Values<'api'>): Config['stripe'] {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = given;
  return secretKey && webhookSecret ? { secretKey, webhookSecret, apiUrl: null } : null;
}

function sandboxAt(given: Values<'api'>, siteOrigin: string, dataDir: string): PaymentSandbox {
  const ports = portsFrom(given.PORT);
  return {
    upstream: `http://127.0.0.1:${ports.payment}`,
    origin: `http://${new URL(siteOrigin).hostname}:${ports.payment}`,
    secret: secretIn(dataDir, 'payment-sandbox-secret'),
    webhookUrl: `http://127.0.0.1:${given.API_PORT ?? ports.api}/payment/sandbox/webhook`,
  };
}

function recaptchaFrom(given: Values<'api'>): Config['recaptcha'] {
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET_KEY: secretKey } = given;
  return siteKey && secretKey ? { siteKey, secretKey, verifyUrl: given.RECAPTCHA_VERIFY_URL } : null;
}
