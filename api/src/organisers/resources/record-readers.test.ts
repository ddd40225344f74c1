import { afterAll, beforeAll, expect, test } from 'vitest';
import * as nominationCalls from '@summit/contract/calls/organise-nominations';
import * as organiserCalls from '@summit/contract/calls/organisers';
import * as vipCalls from '@summit/contract/calls/vip';
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

const invitation = {
  slug: 'acme',
  name: 'Acme',
  categoryId: 'vip',
  passesLimit: 3,
};

async function getAudit(name: 'owner' | 'auditor', beginning: string) {
  const token = await api.organise(name);
  const query = beginning ? { filter: JSON.stringify({ subject: beginning }) } : {};
  return (await api.call(organiserCalls.audit, { token, query })).body.items;
}

async function vipCategory() {
  const { values } = (await owner.list('categories')).find(
    ({ values: one }) => (one as { isVip: boolean }).isVip,
  ) ?? {
    values: {},
  };
  return (values as { id: string }).id;
}

test('the record contains that a code, a name and a number changed, but not their values', async () => {
  const { body } = await owner.set('vip-invitations', 'new', {
    ...invitation,
    categoryId: await vipCategory(),
  });
  const code = /acme\/([\w-]+)/.exec(body.issued ?? '')?.[1] ?? 'none';
  await owner.set('attendees', 'buy@demo.summit.example', { phone: '+44 20 7946 0999' });
  const rows = JSON.stringify(await api.db.select().from(organiserAudit));
  expect(rows).toContain('vip-invitations/');
  expect(rows).toContain('"phone":"(withheld)"');
  expect(code.length).toBeGreaterThan(7);
  for (const secret of [code, '7946', 'Acme']) expect(rows).not.toContain(secret);
});

test('the record hides changes of resources that its reader may not read', async () => {
  expect((await getAudit('owner', 'attendees/')).length).toBeGreaterThan(0);
  expect(await getAudit('auditor', 'attendees/')).toEqual([]);
  expect(await getAudit('auditor', 'vip-invitations/')).toEqual([]);
  expect(JSON.stringify(await getAudit('auditor', ''))).not.toContain('attendees/');
});

test('only organisers who supervise the awards can read nominees in the record', async () => {
  const steward = await api.organise('steward');
  const id = '2027-payments-otterpay';
  const { body } = await api.call(nominationCalls.deskNominees, { token: steward });
  const found = body.nominees.find((one) => one.id === id);
  await api.call(nominationCalls.setNominee, {
    token: steward,
    params: { id },
    body: { version: found?.version ?? '', isPublished: true, isShortlisted: !found?.isShortlisted },
  });
  expect(await getAudit('owner', 'awards/nominees')).toEqual([]);
  expect(await getAudit('auditor', 'awards/nominees')).toHaveLength(1);
});

test('a dry run of an invitation shows no random key, code or link', async () => {
  const values = { ...invitation, slug: 'beacon', categoryId: await vipCategory() };
  const dry = await owner.set('vip-invitations', 'new', values, { dryRun: true });
  expect(dry.body).toMatchObject({ key: 'new', isNew: true, issued: null });
  expect(dry.body.changes.map(({ field }) => field).sort()).toEqual(
    ['categoryId', 'name', 'passesLimit', 'slug'].sort(),
  );
  const chosen = await owner.set(
    'vip-invitations',
    'new',
    { ...values, code: 'chosen-by-us' },
    { dryRun: true },
  );
  expect(chosen.body.changes).toContainEqual({ field: 'code', before: null, after: '"chosen-by-us"' });
});

test('the created invitation can be opened with its code; an import uses the version of its dry run', async () => {
  const values = { ...invitation, slug: 'cresset', categoryId: await vipCategory() };
  const made = await owner.set('vip-invitations', 'new', values);
  const code = /cresset\/([\w-]+)/.exec(made.body.issued ?? '')?.[1] ?? '';
  const params = { id: 'cresset', code };
  expect((await api.call(vipCalls.vipInvitation, { params })).status).toBe(200);

  const file = JSON.stringify([{ ...values, slug: 'drake' }]);
  const dry = await owner.import('vip-invitations', 'json', file, { dryRun: true });
  const { version } = dry.body;
  expect((await owner.import('vip-invitations', 'json', file, { version })).status).toBe(200);
});

test('“new” is not a valid key for resources with chosen keys', async () => {
  const { code, body } = await owner.set('halls', 'new', { name: 'Newdock' });
  expect(code).toBe('validation.base-0001');
  expect(JSON.stringify(body)).toContain('instead of “new”');
});

test('the dry run of a text that no page shows has a note', async () => {
  const { body } = await owner.set('texts', 'home.hero.tittle', { content: 'Hello' }, { dryRun: true });
  expect(body.notes).toEqual(['No page of this release shows a text of this name.']);
});

test('fields state their format', async () => {
  const calls = await import('@summit/contract/calls/organise-resources');
  const getFields = async (resource: 'sessions' | 'packages' | 'settings', key?: string) => {
    const { body } = await api.call(calls.resourceFields, {
      token: owner.token,
      params: { resource },
      query: key === undefined ? {} : { key },
    });
    return new Map(body.fields.map(({ name, written }) => [name, written]));
  };
  expect((await getFields('sessions')).get('startsAt')).toContain('moment');
  expect((await getFields('packages')).get('price')).toContain('money');
  const event = await getFields('settings', 'event');
  expect(event.get('startsOn')).toContain('2027-06-10');
  expect(event.has('registrationIsEnabled')).toBe(false);
});
