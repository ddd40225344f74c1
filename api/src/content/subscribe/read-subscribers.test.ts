import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as attendeeRegistrationCalls from '@summit/contract/calls/attendee-registration';
import * as calls from '@summit/contract/calls/organise-resources';
import { organiserAudit } from '../../organisers/organisers/organisers.tables.ts';
import { getOrganiser } from '../../testing/organise-resources.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { subscribers } from './subscribers.tables.ts';

let api: TestApp;
let owner: Awaited<ReturnType<typeof getOrganiser>>;

const email = 'ann@expo.example';

beforeEach(async () => {
  api = await openTestApp();
  owner = await getOrganiser(api);
  await subscribe();
});

afterEach(() => api.close());

function subscribe(address = email) {
  const body = { email: address, firstName: 'Ann', consent: true };
  return api.call(attendeeRegistrationCalls.shortAttendee, { body, captcha: true });
}

async function row() {
  const [found] = await api.db.select().from(subscribers).where(eq(subscribers.email, email));
  return found;
}

async function records() {
  const subject = `subscribers/${(await row())?.id ?? ''}`;
  return api.db.select().from(organiserAudit).where(eq(organiserAudit.subject, subject));
}

test('organisers read who gets the newsletter, since when, and who has unsubscribed', async () => {
  const found = await row();
  expect((await owner.list('subscribers')).map(({ values }) => values)).toEqual([
    {
      id: found?.id,
      email,
      firstName: 'Ann',
      state: 'Subscribed',
      consentedAt: found?.consentedAt.toISOString(),
      unsubscribedAt: null,
    },
  ]);
  await subscribe('ben@expo.example');
  await owner.remove('subscribers', email);
  const ask = async (query: Record<string, string>) => {
    const sent = { token: owner.token, params: { resource: 'subscribers' as const }, query };
    const { body } = await api.call(calls.resourceEntries, sent);
    return body.items.map(({ values }) => (values as { email: string }).email);
  };
  expect(await ask({ filter: JSON.stringify({ state: 'Subscribed' }) })).toEqual(['ben@expo.example']);
  expect(await ask({ sort: 'email', order: 'DESC' })).toEqual(['ben@expo.example', email]);
  expect(await ask({ q: 'unsubscribed' })).toEqual([email]);
});

test('removing one unsubscribes it after a dry run, and is on record without the address', async () => {
  const dry = await owner.remove('subscribers', email, true);
  expect(dry.body.changes).toEqual([
    { field: 'state', before: '"Subscribed"', after: '"Unsubscribed"' },
    { field: 'unsubscribedAt', before: null, after: expect.any(String) },
  ]);
  expect((await row())?.unsubscribedAt).toBeNull();

  expect((await owner.remove('subscribers', email)).status).toBe(200);
  const ended = (await row())?.unsubscribedAt;
  expect(ended).toBeInstanceOf(Date);
  expect(await records()).toEqual([
    expect.objectContaining({
      call: 'removeResourceEntry',
      before: { state: 'Subscribed', unsubscribedAt: null },
      after: { state: 'Unsubscribed', unsubscribedAt: ended?.toISOString() },
    }),
  ]);
  expect(JSON.stringify(await records())).not.toContain(email);

  api.clock.moveBy(60_000);
  expect((await owner.remove('subscribers', email)).body.changes).toEqual([]);
  expect((await row())?.unsubscribedAt).toEqual(ended);
  expect(await records()).toHaveLength(1);
});

test('only its owner subscribes an address again, no organiser', async () => {
  await owner.remove('subscribers', email);
  const { key = '' } = (await owner.list('subscribers'))[0] ?? {};
  const edited = await owner.set('subscribers', key, { state: 'Subscribed' });
  const added = await owner.set('subscribers', 'new', { email: 'ben@expo.example' }, { version: null });
  expect([edited.code, added.code]).toEqual(['validation.base-0001', 'validation.base-0001']);
  const params = { resource: 'subscribers' as const, key };
  const { items } = (await api.call(calls.resourceHistory, { token: owner.token, params })).body;
  expect(items).toEqual([expect.objectContaining({ isRevertible: false })]);
  const reverted = await api.call(calls.revertResourceChange, {
    token: owner.token,
    params: { ...params, change: items[0]?.id ?? 0 },
    body: { version: (await owner.show('subscribers', key))?.version ?? null },
  });
  expect(reverted.code).toBe('resource-0007');
  expect((await row())?.unsubscribedAt).toBeInstanceOf(Date);

  await subscribe();
  expect((await owner.show('subscribers', email))?.values.state).toBe('Subscribed');
});

test('an export is on record, and contains no formulas', async () => {
  await api.db.update(subscribers).set({ firstName: '=1+1' });
  const table = await owner.export('subscribers');
  expect(table).toContain(`"'=1+1"`);
  const subject = 'lists/subscribers';
  expect(await api.db.select().from(organiserAudit).where(eq(organiserAudit.subject, subject))).toEqual([
    expect.objectContaining({ call: 'exportResource', after: { rows: 1 } }),
  ]);
});
