import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { remoteOrigin, shellOrigins, siteSettings } from './site-settings.ts';

test.each([{}, { API_BASE_URL: '' }])('without settings (%j) the site has the defaults', (env) => {
  const settings = siteSettings(env);
  expect(settings).toMatchObject({
    host: '127.0.0.1',
    dataDir: resolve('.data'),
    apiUpstream: 'http://127.0.0.1:3100',
    apiIsElsewhere: false,
  });
  expect(settings.ports).toMatchObject({ site: 3000, content: 3001, messaging: 3004, api: 3100 });
});

test('another port changes all ports, so that two sites can run side by side', () => {
  const settings = siteSettings({ PORT: '4000', DATA_DIR: '/srv/b' });
  expect(settings).toMatchObject({ dataDir: '/srv/b', apiUpstream: 'http://127.0.0.1:4100' });
  expect(remoteOrigin(settings, 'awards')).toBe('http://localhost:4003');
});

test.each(['web', '80', '65001', '3000.5', ' '])("PORT='%s' is refused with its rule", (PORT) => {
  expect(() => siteSettings({ PORT })).toThrow(
    `PORT must be a whole number from 1024 to 65000, not '${PORT}'`,
  );
});

test('an external API is used instead of starting one', () => {
  const API_BASE_URL = 'https://api.summit.example';
  expect(siteSettings({ API_BASE_URL })).toMatchObject({ apiUpstream: API_BASE_URL, apiIsElsewhere: true });
  expect(siteSettings({ API_BASE_URL, API_UPSTREAM: 'http://10.0.0.7:3100' })).toMatchObject({
    apiUpstream: 'http://10.0.0.7:3100',
    apiIsElsewhere: true,
  });
});

test.each(['http://localhost:4100', 'http://127.0.0.1:4100/api'])(
  '%s is the API started here, which browsers reach directly',
  (API_BASE_URL) => {
    expect(siteSettings({ PORT: '4000', API_BASE_URL }).apiIsElsewhere).toBe(false);
  },
);

test.each(['api', '/api', 'localhost:3100'])('API_BASE_URL=%s is refused with its rule', (API_BASE_URL) => {
  expect(() => siteSettings({ API_BASE_URL })).toThrow(
    `API_BASE_URL must be an absolute address that begins with http:// or https://, not '${API_BASE_URL}'`,
  );
});

test('remotes can be served from their own origins', () => {
  const settings = siteSettings({ REMOTE_ORIGIN_TEMPLATE: 'https://{remote}.cdn.example' });
  expect(remoteOrigin(settings, 'awards')).toBe('https://awards.cdn.example');
});

test('the origin of an external remote is required', () => {
  expect(() => remoteOrigin(siteSettings({}), 'backstage')).toThrow(
    "Where 'backstage' is served is not known: set REMOTE_ORIGIN_TEMPLATE",
  );
});

test.each([
  ['127.0.0.1', 'http://127.0.0.1:4000'],
  ['0.0.0.0', 'http://127.0.0.1:4000'],
  ['::1', 'http://[::1]:4000'],
])('a site that listens on %s has the address %s', (HOST, origin) => {
  expect(shellOrigins(siteSettings({ PORT: '4000', HOST }))).toEqual([origin]);
});

test('several site servers can be listed', () => {
  const SITE_SERVERS = 'http://site-1:3000,http://site-2:3000';
  expect(shellOrigins(siteSettings({ SITE_SERVERS }))).toEqual(['http://site-1:3000', 'http://site-2:3000']);
});
