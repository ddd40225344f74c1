import { resolve } from 'node:path';
import { portsFrom } from '@summit/contract/site-ports';
import { trustedProxiesFrom } from '@summit/contract/trusted-proxies';
import { passwordCost, type PasswordCost } from './passwords.ts';
import { readSecret } from './secret.ts';

/** The API's configuration, read once from the environment. */
export interface Config {
  host: string;
  port: number;
  /** Absolute. */
  dataDir: string;
  /** An external PostgreSQL; null: the embedded one in the data folder. */
  databaseUrl: string | null;
  redisUrl: string | null;
  siteOrigin: string;
  /** Proxies whose `X-Forwarded-For` is believed: addresses, networks, `loopback`. */
  trustedProxies: string[];
  environment: 'development' | 'test' | 'production';
  /** Signs access tokens, refresh tokens and captcha challenges; at least 32 characters. */
  secret: string;
  /** A challenge asks for about `maxCounter` derivations of `cost` rounds each. */
  captcha: { cost: number; maxCounter: number };
  passwordCost: PasswordCost;
  /** Google's captcha in place of the built-in one; null when no keys are set. */
  recaptcha: { siteKey: string; secretKey: string; verifyUrl: string } | null;
  /** The mail server; null: mails are kept and not sent. */
  smtpUrl: string | null;
  /** Who mails come from: `Summit <no-reply@summit.example>`. */
  mailFrom: string;
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
}

/** A value of the environment that the API cannot start with; the message names the variable and what it may be. */
class ConfigError extends Error {
  override name = 'ConfigError';
}

type Environment = Record<string, string | undefined>;

/** Reads the configuration. Makes the data folder, and the secret in it when none is given. Throws an error that says what is wrong. */
export function readConfig(env: Environment): Config {
  const ports = portsFrom(port(env, 'PORT', portsFrom().site));
  const dataDir = resolve(env.DATA_DIR || '.data');
  const siteOrigin = address(env, 'SITE_ORIGIN', ['http:', 'https:']) ?? `http://localhost:${ports.site}`;
  return {
    host: env.HOST || '127.0.0.1',
    port: port(env, 'API_PORT', ports.api),
    dataDir,
    databaseUrl: address(env, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    redisUrl: address(env, 'REDIS_URL', ['redis:', 'rediss:']),
    siteOrigin,
    trustedProxies: trustedProxies(env),
    environment: choice(env, 'NODE_ENV', ['development', 'test', 'production'], 'development'),
    secret: secret(env, dataDir),
    captcha: {
      cost: count(env, 'CAPTCHA_COST', 1_000),
      maxCounter: count(env, 'CAPTCHA_MAX_COUNTER', 400),
    },
    passwordCost,
    recaptcha: recaptcha(env),
    smtpUrl: address(env, 'SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: env.MAIL_FROM || `Summit <no-reply@${new URL(siteOrigin).hostname}>`,
    logLevel: choice(env, 'LOG_LEVEL', ['silent', 'error', 'warn', 'info', 'debug'], 'warn'),
  };
}

function trustedProxies(env: Environment): string[] {
  try {
    return trustedProxiesFrom(env.TRUSTED_PROXIES);
  } catch (error) {
    throw new ConfigError((error as Error).message);
  }
}

/** Both keys or none: with one of them every visitor would be refused. */
function recaptcha(env: Environment): Config['recaptcha'] {
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET_KEY: secretKey } = env;
  if (!siteKey !== !secretKey) {
    throw new ConfigError('RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET_KEY must be set together.');
  }
  const verifyUrl =
    address(env, 'RECAPTCHA_VERIFY_URL', ['http:', 'https:']) ??
    'https://www.google.com/recaptcha/api/siteverify';
  return siteKey && secretKey ? { siteKey, secretKey, verifyUrl } : null;
}

function secret(env: Environment, dataDir: string): string {
  const given = env.API_SECRET;
  if (!given) {
    return readSecret(dataDir);
  }
  if (given.length < 32) {
    throw new ConfigError('API_SECRET must have at least 32 characters.');
  }
  return given;
}

function port(env: Environment, name: string, otherwise: number): number {
  const value = count(env, name, otherwise);
  if (value > 65_535) {
    throw new ConfigError(`${name} is "${env[name]}", but must be a port between 1 and 65535.`);
  }
  return value;
}

function count(env: Environment, name: string, otherwise: number): number {
  const text = env[name];
  if (!text) {
    return otherwise;
  }
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) {
    throw new ConfigError(`${name} is "${text}", but must be a whole number above 0.`);
  }
  return value;
}

function address(env: Environment, name: string, protocols: string[]): string | null {
  const text = env[name];
  if (!text) {
    return null;
  }
  if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol)) {
    throw new ConfigError(
      `${name} must be an address that begins with ${protocols.map((p) => `${p}//`).join(' or ')}`,
    );
  }
  return text.replace(/\/$/, '');
}

function choice<const T extends string>(
  env: Environment,
  name: string,
  values: readonly T[],
  otherwise: T,
): T {
  const text = env[name];
  if (!text) {
    return otherwise;
  }
  const value = values.find((one) => one === text);
  if (!value) {
    throw new ConfigError(`${name} is "${text}", but must be one of ${values.join(', ')}.`);
  }
  return value;
}
