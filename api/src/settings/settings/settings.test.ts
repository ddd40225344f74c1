import { afterAll, beforeAll, expect, test } from 'vitest';
import * as settingsCalls from '@summit/contract/calls/settings';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { readSection, readSections, writeSection } from '../public/settings.queries.ts';
import { defaultSections } from './default-sections.ts';
import { settingSections } from './settings.tables.ts';

let api: TestApp;

beforeAll(async () => {
  api = await openTestApp();
});

afterAll(() => api.close());

test('returns date and place of the event', async () => {
  const { body } = await api.call(settingsCalls.settings);
  expect(body.event).toMatchObject({
    name: 'Summit London 2027',
    edition: 9,
    startsOn: '2027-06-08',
    endsOn: '2027-06-10',
    timeZone: 'Europe/London',
    venue: 'Meridian Dock',
  });
});

test('never returns sections with separate calls', async () => {
  const { body } = await api.call(settingsCalls.settings);
  expect(Object.keys(body)).not.toContain('global');
  expect(Object.keys(body)).not.toContain('awardsStatus');
});

test('contains the address of the configured site', async () => {
  const { body } = await api.call(settingsCalls.globalSettings);
  expect(body.eventUrl).toBe(api.app.platform.config.siteOrigin);
});

test('shows a change after a few seconds, with another ETag', async () => {
  const before = await api.call(settingsCalls.settings);
  const event = { ...(await readSection(api.db, 'event')), tagline: 'Another line' };
  await writeSection(api.db, 'event', event, api.clock.now());
  api.clock.moveBy(6_000);
  const after = await api.call(settingsCalls.settings);
  expect(after.body.event.tagline).toBe('Another line');
  expect(after.raw.headers.etag).not.toBe(before.raw.headers.etag);
});

test('has defaults for unset values', async () => {
  await api.db.delete(settingSections);
  expect(await readSection(api.db, 'awardsStatus')).toBe('Welcome');
  expect(await readSections(api.db, ['global', 'cookieAlert'])).toEqual({
    global: defaultSections.global,
    cookieAlert: defaultSections.cookieAlert,
  });
  api.clock.moveBy(6_000);
  expect((await api.call(settingsCalls.settings)).status).toBe(200);
});

test('a field added by a release to a stored section has its default', async () => {
  const { ballotsUnlinkAt, ...storedBefore } = { ...defaultSections.awards, year: 2026 };
  await writeSection(api.db, 'awards', storedBefore as typeof defaultSections.awards, api.clock.now());
  api.clock.moveBy(6_000);
  const { status, body } = await api.call(settingsCalls.settings);
  expect(status).toBe(200);
  expect(body.awards).toMatchObject({ year: 2026, ballotsUnlinkAt });
});
