import { settingsCalls } from '@summit/contract/calls/settings';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { defaultSections } from './default-sections.ts';
import { readSection, readSections, writeSection } from './settings.queries.ts';
import { settingSections } from './settings.tables.ts';

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});

afterAll(() => test.close());

it('tells date and place of the event', async () => {
  const { body } = await test.call(settingsCalls.settings);
  expect(body.event).toMatchObject({
    name: 'Summit London 2027',
    edition: 9,
    startsOn: '2027-06-08',
    endsOn: '2027-06-10',
    timeZone: 'Europe/London',
    venue: 'Meridian Dock',
  });
});

it('never tells the sections that have calls of their own', async () => {
  const { body } = await test.call(settingsCalls.settings);
  expect(Object.keys(body)).not.toContain('global');
  expect(Object.keys(body)).not.toContain('awardsStatus');
});

it('points to the site that the API is configured for', async () => {
  const { body } = await test.call(settingsCalls.globalSettings);
  expect(body.eventUrl).toBe(test.app.platform.config.siteOrigin);
});

it('shows a change after a few seconds, with another ETag', async () => {
  const before = await test.call(settingsCalls.settings);
  const event = { ...(await readSection(test.db, 'event')), tagline: 'Another line' };
  await writeSection(test.db, 'event', event, test.clock.now());
  test.clock.moveBy(6_000);
  const after = await test.call(settingsCalls.settings);
  expect(after.body.event.tagline).toBe('Another line');
  expect(after.raw.headers.etag).not.toBe(before.raw.headers.etag);
});

it('falls back on defaults for what nobody has set', async () => {
  await test.db.delete(settingSections);
  expect(await readSection(test.db, 'awardsStatus')).toBe('Welcome');
  expect(await readSections(test.db, ['global', 'cookieAlert'])).toEqual({
    global: defaultSections.global,
    cookieAlert: defaultSections.cookieAlert,
  });
  test.clock.moveBy(6_000);
  expect((await test.call(settingsCalls.settings)).status).toBe(200);
});
