import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { shellConfigFrom } from './config.ts';

const secret = 's'.repeat(32);
const build = { SHELL_BUILD: 'shell/dist/s1', RELEASE_SECRET: secret };

test.each([{}, { API_BASE_URL: '' }])('without settings (%j) the site has the defaults', (env) => {
  expect(shellConfigFrom({ ...build, ...env })).toEqual({
    host: '127.0.0.1',
    port: 3000,
    drainMs: 0,
    renderMs: 5000,
    dataDir: resolve('.data'),
    apiUpstreams: ['http://127.0.0.1:3100'],
    publicApiBase: '/api',
    siteOrigin: 'http://localhost:3000',
    production: false,
    logLevel: 'warn',
    tracing: null,
    trustedProxies: ['loopback'],
    frameAncestors: [],
    remoteRoles: { content: 'primary', registration: 'essential', awards: 'essential' },
    recaptcha: false,
    releaseSecret: secret,
    buildFolder: resolve('shell/dist/s1'),
  });
});

test('another port changes the addresses of the site and its API', () => {
  expect(shellConfigFrom({ ...build, PORT: '4000' })).toMatchObject({
    port: 4000,
    apiUpstreams: ['http://127.0.0.1:4100'],
    siteOrigin: 'http://localhost:4000',
  });
});

test('browsers and the site can reach an external API by different addresses', () => {
  const elsewhere = { ...build, API_BASE_URL: 'https://api.summit.example/' };
  expect(shellConfigFrom(elsewhere)).toMatchObject({
    publicApiBase: 'https://api.summit.example',
    apiUpstreams: ['https://api.summit.example'],
  });
  expect(shellConfigFrom({ ...elsewhere, API_UPSTREAM: 'http://10.0.0.7:3100' })).toMatchObject({
    publicApiBase: 'https://api.summit.example',
    apiUpstreams: ['http://10.0.0.7:3100'],
  });
  const several = { ...build, API_UPSTREAM: 'http://10.0.0.7:3100/, http://10.0.0.8:3100' };
  expect(shellConfigFrom(several).apiUpstreams).toEqual(['http://10.0.0.7:3100', 'http://10.0.0.8:3100']);
});

test('frame ancestors are a list, with commas or spaces', () => {
  const { frameAncestors } = shellConfigFrom({
    ...build,
    FRAME_ANCESTORS: 'https://a.example, https://b.example',
  });
  expect(frameAncestors).toEqual(['https://a.example', 'https://b.example']);
});

test.each([
  [{ PORT: 'web' }, "PORT must be a whole number from 1024 to 65000, not 'web'"],
  [{ PORT: '0' }, "PORT must be a whole number from 1024 to 65000, not '0'"],
  [{ PORT: '70000' }, "PORT must be a whole number from 1024 to 65000, not '70000'"],
  [{ API_UPSTREAM: 'localhost:3100' }, 'API_UPSTREAM must be an absolute address'],
  [{ API_BASE_URL: 'my api' }, 'API_BASE_URL must be an absolute address'],
  [{ SITE_ORIGIN: '/' }, 'SITE_ORIGIN must be an absolute address'],
  [{ FRAME_ANCESTORS: "https://a.example 'none'; script-src *" }, 'FRAME_ANCESTORS must list origins'],
  [{ FRAME_ANCESTORS: 'partner.example' }, 'FRAME_ANCESTORS must list origins'],
  [{ TRUSTED_PROXIES: 'lb.example' }, 'TRUSTED_PROXIES must list IP addresses'],
  [{ SHELL_BUILD: '' }, 'SHELL_BUILD must be set'],
])('%j is refused with the name of the variable and its rule', (env, message) => {
  expect(() => shellConfigFrom({ ...build, ...env })).toThrow(message);
});
