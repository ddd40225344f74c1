import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from './config.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'config-'));

afterAll(() => rmSync(DATA_DIR, { recursive: true }));

test('everything has a default that works on one machine', () => {
  expect(readConfig({ DATA_DIR })).toMatchObject({
    host: '127.0.0.1',
    port: 3100,
    databaseUrl: null,
    siteOrigin: 'http://localhost:3000',
    environment: 'development',
    trustedProxies: ['loopback'],
    logLevel: 'warn',
    tracing: null,
    recaptcha: null,
    smtpUrl: null,
    mailFrom: 'Summit <no-reply@localhost>',
  });
});

test('hashing a password costs at least what OWASP recommends for argon2id', () => {
  const { memoryCost, timeCost, parallelism } = readConfig({ DATA_DIR }).passwordCost;
  expect(memoryCost).toBeGreaterThanOrEqual(19 * 1024);
  expect([timeCost, parallelism]).toEqual([2, 1]);
});

test('mail is sent from the site’s own domain by default', () => {
  const SITE_ORIGIN = 'https://summit.example';
  expect(readConfig({ DATA_DIR, SITE_ORIGIN, SMTP_URL: 'smtp://mail.example:587' })).toMatchObject({
    smtpUrl: 'smtp://mail.example:587',
    mailFrom: 'Summit <no-reply@summit.example>',
  });
  const MAIL_FROM = 'Summit <hello@summit.example>';
  expect(readConfig({ DATA_DIR, SITE_ORIGIN, MAIL_FROM }).mailFrom).toBe(MAIL_FROM);
});

test('Google’s captcha needs both keys', () => {
  const keys = { RECAPTCHA_SITE_KEY: 'site', RECAPTCHA_SECRET_KEY: 'secret' };
  expect(readConfig({ DATA_DIR, ...keys }).recaptcha).toEqual({
    siteKey: 'site',
    secretKey: 'secret',
    verifyUrl: 'https://www.google.com/recaptcha/api/siteverify',
  });
});

test('the API’s port is a hundred above the site’s by default', () => {
  expect(readConfig({ DATA_DIR, PORT: '4000' })).toMatchObject({
    port: 4100,
    siteOrigin: 'http://localhost:4000',
  });
  expect(readConfig({ DATA_DIR, PORT: '4000', API_PORT: '80' }).port).toBe(80);
});

test('the secret is created once and readable only by its owner', () => {
  const { secret } = readConfig({ DATA_DIR });

  expect(secret.length).toBeGreaterThanOrEqual(32);
  expect(readConfig({ DATA_DIR }).secret).toBe(secret);
  expect(statSync(join(DATA_DIR, 'secret')).mode & 0o777).toBe(0o600);
});

test.each([
  [{ PORT: 'eighty' }, "PORT must be a whole number from 1024 to 65000, not 'eighty'"],
  [{ API_PORT: '70000' }, "API_PORT must be a whole number from 1 to 65535, not '70000'"],
  [{ NODE_ENV: 'prod' }, "NODE_ENV must be one of development, test, production, not 'prod'"],
  [
    { DATABASE_URL: 'mysql://x' },
    'DATABASE_URL must be an absolute address that begins with postgres:// or postgresql://',
  ],
  [{ DATABASE_URL: 'postgres://summit@db/summit' }, 'DATABASE_URL must be set together with API_SECRET'],
  [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must be an absolute address that begins with smtp:// or smtps://'],
  [{ RECAPTCHA_SITE_KEY: 'site' }, 'RECAPTCHA_SITE_KEY must be set together with RECAPTCHA_SECRET_KEY'],
  [{ TRUSTED_PROXIES: 'lb.example' }, 'TRUSTED_PROXIES must list IP addresses'],
  [{ API_SECRET: 'short' }, 'API_SECRET must have at least 32 characters'],
])('%j is refused with a clear message', (values, message) => {
  expect(() => readConfig({ DATA_DIR, ...values })).toThrow(message);
});
