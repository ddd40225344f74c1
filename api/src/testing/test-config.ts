import type { Config } from '../platform/config.ts';

/** The configuration of tests: fast captchas and password hashes, and only errors in the log. */
export function testConfig(dataDir: string): Config {
  return {
    host: '127.0.0.1',
    port: 0,
    metricsPort: null,
    drainMs: 0,
    dataDir,
    databaseUrl: null,
    migrationDatabaseUrl: null,
    siteOrigin: 'http://localhost:3000',
    trustedProxies: ['loopback'],
    environment: 'test',
    secret: 'a secret that only tests know, long enough',
    secretBefore: null,
    captcha: { cost: 1, maxCounter: 4 },
    passwordCost: { memoryCost: 8, timeCost: 1, parallelism: 1 },
    recaptcha: null,
    smtpUrl: null,
    mailFrom: 'Summit <no-reply@summit.example>',
    stripe: null,
    paymentSandbox: null,
    releaseDesk: { url: 'http://127.0.0.1:9', key: 'a key that only tests know, long enough' },
    appleWallet: null,
    googleWallet: null,
    vatCheckUrl: null,
    logLevel: 'error',
    tracing: null,
  };
}
