import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as calls from '@summit/contract/calls/organise-edition';
import { venueClock } from '@summit/contract/money-and-time/venue-time';
import { getOrganiser } from '../../testing/organise-resources.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { organiserAudit } from '../organisers/organisers.tables.ts';

let api: TestApp;
let owner: Awaited<ReturnType<typeof getOrganiser>>;

beforeAll(async () => {
  api = await openTestApp();
  owner = await getOrganiser(api);
});

afterAll(() => api.close());

const newdock = { venue: 'Newdock', city: 'Bristol', address: ['1 Quay Street', 'Bristol'] };

async function move(
  days: number,
  { dryRun = false, venue = null as typeof newdock | null, version = '' } = {},
) {
  return api.call(calls.moveEdition, {
    token: owner.token,
    query: { dryRun: String(dryRun) },
    body: { days, venue, ...(version && { version }) },
  });
}

const valuesOf = async (resource: 'settings' | 'sessions', key: string) =>
  (await owner.show(resource, key))?.values ?? {};

const records = () => api.db.$count(organiserAudit);

test('a dry run shows the changes of event, sessions and key dates, and what has to be changed by hand', async () => {
  const before = await records();
  const { body } = await move(7, { dryRun: true, venue: newdock });
  const named = body.changes.map(({ resource, change }) => `${resource}/${change.key}`);
  expect(named).toEqual(expect.arrayContaining(['settings/event', 'settings/keyDates']));
  const { edition, venue } = (await valuesOf('settings', 'event')) as { edition: number; venue: string };
  const sessions = (await owner.list('sessions')).filter(
    ({ values }) => (values as { edition: number }).edition === edition,
  );
  expect(named.filter((one) => one.startsWith('sessions/'))).toHaveLength(sessions.length);
  expect(body.toRead.some(({ says }) => says.includes(venue))).toBe(true);
  expect(await records()).toBe(before);
});

test('the move is one transaction: event, key dates and sessions keep their time of day, each with a row in the record', async () => {
  const [session] = await owner.list('sessions');
  const event = await valuesOf('settings', 'event');
  const { startsAt } = await valuesOf('sessions', session?.key ?? '');
  const dry = await move(7, { dryRun: true, venue: newdock });
  const before = await records();
  const { status, body } = await move(7, { venue: newdock, version: dry.body.version });
  expect(status).toBe(200);
  expect(await records()).toBe(before + body.changes.length);
  const after = await valuesOf('settings', 'event');
  expect(after).toMatchObject(newdock);
  expect(Date.parse(String(after.startsOn)) - Date.parse(String(event.startsOn))).toBe(7 * 86_400_000);
  const clock = venueClock(String(event.timeZone));
  const moved = String((await valuesOf('sessions', session?.key ?? '')).startsAt);
  expect(clock.time(moved)).toBe(clock.time(String(startsAt)));
});

test('the move updates the search index, but a dry run does not', async () => {
  const drop = vi.spyOn(api.app.platform.responseCache, 'drop');
  await move(1, { dryRun: true });
  expect(drop).not.toHaveBeenCalled();
  expect((await move(1)).status).toBe(200);
  expect(drop.mock.calls.flat()).toEqual(expect.arrayContaining(['search', 'content-revision']));
  drop.mockRestore();
});

test('the move is refused if anything has changed since the dry run', async () => {
  const { version } = (await move(1, { dryRun: true })).body;
  const [session] = await owner.list('sessions');
  await owner.set('settings', 'event', { endsOn: '2027-06-30' });
  expect((await move(1, { version })).code).toBe('resource-0001');
  expect((await valuesOf('sessions', session?.key ?? '')).startsAt).toBeTruthy();
});
