import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as calls from '@summit/contract/calls/organise-resources';
import * as organiserCalls from '@summit/contract/calls/organisers';
import * as limits from '@summit/contract/limits/limits';
import type { ResourceId } from '@summit/contract/organising/resources';
import { demoOrganiserPassword } from '@summit/contract/session/demo-accounts';
import { getOrganiser } from '../../testing/organise-resources.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { organiserAudit } from '../organisers/organisers.tables.ts';
import { allResources } from './all-resources.ts';

let api: TestApp;
let owner: Awaited<ReturnType<typeof getOrganiser>>;

const order = '00000000-0000-4000-8000-0000000000cc';
const refund = '00000000-0000-4000-8000-0000000000dd';

/** Adds a refund that was made outside of the site. */
const refunded = [
  `insert into orders (id, attendee_id, package_id, price_minor, currency, state)
    select '${order}', attendees.id, packages.id, 100, 'GBP', 'cancelled'
    from attendees, packages where email = 'buy@demo.summit.example' limit 1`,
  `insert into payments (order_id, provider, state, amount_minor, currency, next_check_at, created_at, updated_at)
    values ('${order}', 'sandbox', 'failed', 100, 'GBP', now(), now(), now())`,
  `insert into refunds (id, payment_id, amount_minor, source, state, next_attempt_at, created_at)
    select '${refund}', id, 100, 'external', 'succeeded', now(), now() from payments where order_id = '${order}'`,
];

beforeAll(async () => {
  api = await openTestApp();
  owner = await getOrganiser(api);
  for (const statement of refunded) await api.db.execute(sql.raw(statement));
});

afterAll(() => api.close());

const confirm = () =>
  api.call(organiserCalls.confirmOrganiser, {
    token: owner.token,
    body: { password: demoOrganiserPassword },
  });

const waitTooLong = () => api.clock.moveBy(limits.organiserConfirmation + 1000);

async function revertLatest(resource: ResourceId, key: string) {
  const { token } = owner;
  const { items } = (await api.call(calls.resourceHistory, { token, params: { resource, key } })).body;
  return api.call(calls.revertResourceChange, {
    token,
    params: { resource, key, change: items[0]?.id ?? 0 },
    body: { version: (await owner.show(resource, key))?.version ?? null },
  });
}

test.each([
  ['settings', 'refunds', { secondPersonFrom: 300 }, { secondPersonFrom: 200 }],
  ['invoicing', 'invoicing', { note: 'Pay to one account.' }, { note: 'Pay to another one.' }],
  [
    'refunds',
    refund,
    { returnedByHandAt: '2027-02-01T10:00:00.000Z' },
    { returnedByHandAt: '2027-02-02T10:00:00.000Z' },
  ],
] as const)('%s/%s is changed, imported and reverted only after a recent confirmation', async (...row) => {
  const [resource, key, one, other] = row;
  const file = JSON.stringify([{ [allResources[resource].key]: key, ...other }]);
  await confirm();
  expect((await owner.set(resource, key, one)).status).toBe(200);
  waitTooLong();

  const { values } = (await owner.show(resource, key)) ?? {};
  const records = await api.db.$count(organiserAudit);
  const refused = [
    await owner.set(resource, key, other),
    await owner.set(resource, key, other, { dryRun: true }),
    await owner.import(resource, 'json', file),
    await revertLatest(resource, key),
  ];
  expect(refused.map(({ status, code }) => [status, code])).toEqual(
    refused.map(() => [403, 'organiser-0005']),
  );
  expect((await owner.show(resource, key))?.values).toEqual(values);
  expect(await api.db.$count(organiserAudit)).toBe(records);
  // What changes nothing needs no confirmation.
  expect((await owner.set(resource, key, one)).status).toBe(200);

  await confirm();
  expect((await owner.import(resource, 'json', file)).status).toBe(200);
  expect((await owner.show(resource, key))?.values).toMatchObject(other);
  expect((await revertLatest(resource, key)).status).toBe(200);
  expect((await owner.show(resource, key))?.values).toMatchObject(one);
});

test('an import of several sections needs it only if one about money changes, and is made as a whole or not', async () => {
  await confirm();
  await owner.set('settings', 'refunds', { secondPersonFrom: 300 });
  waitTooLong();
  const file = (secondPersonFrom: number, tagline: string) =>
    JSON.stringify([
      { section: 'event', tagline },
      { section: 'refunds', secondPersonFrom },
    ]);
  expect((await owner.import('settings', 'json', file(100, 'With money'))).code).toBe('organiser-0005');
  expect((await owner.show('settings', 'event'))?.values.tagline).not.toBe('With money');
  expect((await owner.import('settings', 'json', file(300, 'Without money'))).status).toBe(200);
  expect((await owner.show('settings', 'event'))?.values.tagline).toBe('Without money');
});
