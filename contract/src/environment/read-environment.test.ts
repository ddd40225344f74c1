import { expect, test } from 'vitest';
import { EnvironmentError, readEnvironment } from './read-environment.ts';
import type { Program } from './variable.ts';
import { variableRows } from './variables.ts';

const build = { SHELL_BUILD: 'shell/dist/s1' };

function getProblems(env: Record<string, string>, program: Program = 'start'): string[] {
  try {
    readEnvironment(env, program);
    return [];
  } catch (error) {
    if (error instanceof EnvironmentError) return error.problems;
    throw error;
  }
}

test('all invalid variables are reported together, each with its rule', () => {
  const env = { PORT: 'web', SITE_ORIGIN: '/', LOG_LEVEL: 'loud', API_SECRET: 'short' };
  expect(getProblems(env)).toEqual([
    "PORT must be a whole number from 1024 to 65000, not 'web'",
    "SITE_ORIGIN must be an absolute address that begins with http:// or https://, not '/'",
    'API_SECRET must have at least 32 characters',
    "LOG_LEVEL must be one of silent, error, warn, info, debug, not 'loud'",
  ]);
  expect(() => readEnvironment(env, 'start')).toThrow(getProblems(env).join('\n  '));
});

test.each<Program>(['api', 'shell', 'releases', 'start'])('PORT has the same limits for %s', (program) => {
  const port = (PORT: string) => readEnvironment({ ...build, PORT }, program).PORT;
  expect([port('1024'), port('65000'), port('')]).toEqual([1024, 65_000, 3000]);
  for (const PORT of ['1023', '65001', '80.5']) {
    expect(getProblems({ ...build, PORT }, program)).toEqual([
      `PORT must be a whole number from 1024 to 65000, not '${PORT}'`,
    ]);
  }
});

test('a program ignores invalid variables that it does not read', () => {
  expect(getProblems({ SMTP_URL: 'mail.example' }, 'releases')).toEqual([]);
  expect(getProblems({ SMTP_URL: 'mail.example' }, 'api')).toHaveLength(1);
});

test('variables passed on to programs are checked when the site starts', () => {
  const handedOn = Object.entries(variableRows).filter(([, { isRequired }]) => !isRequired);
  for (const [name, { readBy }] of handedOn) {
    expect([name, readBy]).toEqual([name, expect.arrayContaining(['start'])]);
  }
});

test.each([
  ['SMTP_URL', 'mail.example/password'],
  ['DATABASE_URL', 'mysql://summit:password@db'],
  ['API_SECRET', 'password'],
])('the value of %s is never shown', (name, value) => {
  expect(getProblems({ [name]: value }).join()).not.toContain('password');
});

test('variables that belong together must be set together', () => {
  expect(getProblems({ RECAPTCHA_SECRET_KEY: 'key' })).toEqual([
    'RECAPTCHA_SECRET_KEY must be set together with RECAPTCHA_SITE_KEY',
  ]);
  expect(getProblems({ RECAPTCHA_SECRET_KEY: 'key', RECAPTCHA_SITE_KEY: 'key' })).toEqual([]);
  expect(getProblems({ DATABASE_URL: 'postgres://summit@db/summit' })).toEqual([
    'DATABASE_URL must be set together with API_SECRET',
  ]);
});

test('an invalid entry of a list is reported by itself', () => {
  expect(getProblems({ FRAME_ANCESTORS: 'https://a.example, partner.example' })).toEqual([
    "FRAME_ANCESTORS must list origins such as https://a.example, not 'partner.example'",
  ]);
});

test('remotes have one origin each, or a common one', () => {
  expect(getProblems({ REMOTE_ORIGIN_TEMPLATE: 'https://{remote}.cdn.example' })).toEqual([]);
  expect(getProblems({ REMOTE_ORIGIN_TEMPLATE: 'https://cdn.example' })).toEqual([]);
  expect(getProblems({ REMOTE_ORIGIN_TEMPLATE: '{remote}.cdn.example' })).toHaveLength(1);
});
