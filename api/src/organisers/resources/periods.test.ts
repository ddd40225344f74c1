import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ResourceId } from '@summit/contract/organising/resources';
import { getOrganiser } from '../../testing/organise-resources.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;

beforeEach(async () => {
  api = await openTestApp();
});

afterEach(() => api.close());

const early = '2027-06-09T09:00:00+01:00';
const late = '2027-06-09T08:30:00Z';
const session = 'the-plumbing-is-the-product';

test.each<[ResourceId, string, object, string]>([
  ['sessions', session, { startsAt: late, endsAt: early }, 'endsAt'],
  ['sessions', session, { startsAt: early, endsAt: '2027-06-09T08:00:00Z' }, 'endsAt'],
  ['sessions', session, { startsAt: '2027-06-11T08:00:00Z', endsAt: '2027-06-11T09:00:00Z' }, 'startsAt'],
  ['sessions', session, { startsAt: '2027-06-07T22:30:00Z', endsAt: '2027-06-08T09:00:00Z' }, 'startsAt'],
  ['sessions', session, { startsAt: early, endsAt: '2028-06-09T09:00:00Z' }, 'endsAt'],
  ['banners', 'new-banner', { text: 'One', shownFrom: late, shownUntil: early }, 'shownUntil'],
  ['packages', 'buy-standard', { availableFrom: late, availableUntil: early }, 'availableUntil'],
  ['promo-codes', 'WELCOME20', { availableFrom: late, availableUntil: early }, 'availableUntil'],
  ['settings', 'event', { startsOn: '2027-06-20', endsOn: '2027-06-17' }, 'endsOn'],
  ['settings', 'event', { startsOn: '2027-02-30' }, 'startsOn'],
  [
    'settings',
    'keyDates',
    { entries: [{ id: 'one', title: 'One', kind: 'tickets', startsAt: late, endsAt: early }] },
    'entries[0].endsAt',
  ],
  [
    'settings',
    'ticketCare',
    {
      'cancellation.until': early,
      'cancellation.refunds': [{ until: '2027-07-01T00:00:00Z', percent: 10 }],
    },
    'cancellation.refunds[0].until',
  ],
])('%s %s refuses %j with an error for %s', async (resource, key, values, field) => {
  const organiser = await getOrganiser(api);
  const { status, raw } = await organiser.set(resource, key, values);
  const { failures } = raw.json<{ failures: { field: string }[] }>();
  expect([status, failures.map((one) => one.field)]).toEqual([400, [field]]);
});

test('after a move of the event sessions can be edited at their old times, and moved one by one', async () => {
  const organiser = await getOrganiser(api);
  await organiser.set('settings', 'event', { startsOn: '2027-06-15', endsOn: '2027-06-17' });
  expect((await organiser.set('sessions', session, { title: 'Renamed' })).status).toBe(200);
  const moved = { startsAt: '2027-06-15T08:00:00Z', endsAt: '2027-06-15T08:40:00Z' };
  expect((await organiser.set('sessions', session, moved)).status).toBe(200);
});

test.each([
  sql`update sessions set ends_at = starts_at`,
  sql`update banners set shown_from = now(), shown_until = now()`,
  sql`update packages set available_from = now(), available_until = now()`,
  sql`update promo_codes set available_from = now(), available_until = now()`,
  sql`update setting_sections set value = value || '{"startsOn": "2027-06-20", "endsOn": "2027-06-17"}' where name = 'event'`,
])('the database refuses an invalid period from any writer', async (statement) => {
  await expect(api.db.execute(statement)).rejects.toMatchObject({ cause: { code: '23514' } });
});
