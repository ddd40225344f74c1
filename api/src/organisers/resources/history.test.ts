import { afterAll, beforeAll, expect, test } from 'vitest';
import * as calls from '@summit/contract/calls/organise-resources';
import type { ResourceId } from '@summit/contract/organising/resources';
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

async function history(resource: ResourceId, key: string, token = owner.token) {
  const { body } = await api.call(calls.resourceHistory, { token, params: { resource, key } });
  return body;
}

interface Options {
  token?: string;
  dryRun?: boolean;
  version?: string | null;
}

async function revert(resource: ResourceId, key: string, change: number, options: Options = {}) {
  const { token = owner.token, dryRun = false } = options;
  const { version = (await owner.show(resource, key))?.version ?? null } = options;
  return api.call(calls.revertResourceChange, {
    token,
    params: { resource, key, change },
    query: { dryRun: String(dryRun) },
    body: { version },
  });
}

async function latest(resource: ResourceId, key: string) {
  return (await history(resource, key)).items[0]?.id ?? 0;
}

const records = () => api.db.$count(organiserAudit);

test('the changes of an entry are listed, the latest first', async () => {
  await owner.set('halls', 'imp-1', { name: 'One' });
  await owner.set('halls', 'imp-10', { name: 'Ten' });
  await owner.set('halls', 'imp-1', { name: 'First' });
  const { items, total } = await history('halls', 'imp-1');
  expect(total).toBe(2);
  expect(items[0]).toMatchObject({
    organiser: 'Olive Warrender',
    call: 'setResourceEntry',
    isRevertible: true,
  });
  expect(items[0]?.changes).toEqual([{ field: 'name', before: '"One"', after: '"First"' }]);
});

test('a change is reverted with one row in the record, and a dry run shows the effect', async () => {
  await owner.set('halls', 'quay', { name: 'Quay', capacity: 100 });
  await owner.set('halls', 'quay', { name: 'Key' });
  const change = await latest('halls', 'quay');
  await owner.set('halls', 'quay', { capacity: 200 });
  const before = await records();
  const dry = await revert('halls', 'quay', change, { dryRun: true });
  expect(dry.body.changes).toEqual([{ field: 'name', before: '"Key"', after: '"Quay"' }]);
  expect(await records()).toBe(before);

  expect((await revert('halls', 'quay', change)).status).toBe(200);
  expect(await records()).toBe(before + 1);
  expect((await owner.show('halls', 'quay'))?.values).toMatchObject({ name: 'Quay', capacity: 200 });
  expect((await history('halls', 'quay')).items[0]).toMatchObject({ call: 'revertResourceChange' });
});

test('later changes are not undone with it', async () => {
  await owner.set('halls', 'pier', { name: 'Pier' });
  await owner.set('halls', 'pier', { name: 'Peer' });
  const change = await latest('halls', 'pier');
  await owner.set('halls', 'pier', { name: 'Pear' });
  expect((await revert('halls', 'pier', change)).code).toBe('resource-0006');
  expect((await revert('halls', 'pier', await latest('halls', 'pier'), { version: 'older' })).code).toBe(
    'resource-0001',
  );
});

test('reverting removes an added entry, and restores a removed one', async () => {
  await owner.set('halls', 'attic', { name: 'Attic', capacity: 30 });
  const added = await latest('halls', 'attic');
  await revert('halls', 'attic', added);
  expect(await owner.show('halls', 'attic')).toBeNull();
  const removed = await latest('halls', 'attic');
  await revert('halls', 'attic', removed);
  expect((await owner.show('halls', 'attic'))?.values).toMatchObject({ name: 'Attic', capacity: 30 });
  expect((await revert('halls', 'attic', removed)).code).toBe('resource-0006');
});

test('a removed entry is restored with the fields that are fixed once it exists', async () => {
  const ticket = { type: 'SellGone', categoryType: 'Sell', name: 'Gone', kind: 'paid', price: '895' };
  await owner.set('packages', 'sell-gone', ticket);
  await owner.remove('packages', 'sell-gone');
  const reverted = await revert('packages', 'sell-gone', await latest('packages', 'sell-gone'));
  expect(reverted.status).toBe(200);
  expect((await owner.show('packages', 'sell-gone'))?.values).toMatchObject({
    ...ticket,
    price: expect.stringMatching(/^895/),
  });
});

test('masked values cannot be restored, and are also masked in the history', async () => {
  const address = 'buy@demo.summit.example';
  await owner.set('attendees', address, { phone: '+44 20 7946 0999' });
  const { items } = await history('attendees', address);
  expect(items[0]).toMatchObject({ isRevertible: false });
  expect(items[0]?.changes).toEqual([{ field: 'phone', before: '"(withheld)"', after: '"(withheld)"' }]);
  expect((await revert('attendees', address, items[0]?.id ?? 0)).code).toBe('resource-0007');
});

test('a change of another entry, or an unknown one, is not found', async () => {
  await owner.set('halls', 'north', { name: 'North' });
  await owner.set('halls', 'south', { name: 'South' });
  expect((await revert('halls', 'south', await latest('halls', 'north'))).code).toBe('resource-0002');
  expect((await revert('halls', 'south', 999_999)).code).toBe('resource-0002');
});

test('a setting with several fields can be reverted', async () => {
  const before = (await owner.show('settings', 'keyDates'))?.values.entries;
  await owner.set('settings', 'keyDates', { entries: [] });
  await revert('settings', 'keyDates', await latest('settings', 'keyDates'));
  expect((await owner.show('settings', 'keyDates'))?.values.entries).toEqual(before);
});

test('an organiser with read permission sees the history, but cannot revert', async () => {
  await owner.set('halls', 'east', { name: 'East' });
  await owner.set('halls', 'east', { name: 'Easter' });
  const token = await api.organise('analyst');
  expect((await history('halls', 'east', token)).total).toBe(2);
  const { code } = await revert('halls', 'east', await latest('halls', 'east'), { token });
  expect(code).toBe('oauth.advanced-0007');
});
