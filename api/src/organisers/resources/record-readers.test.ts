import { afterAll, beforeAll, expect, test } from 'vitest';
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

test('the record keeps that a code, a name and a number changed, and none of them', async () => {
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

test('who may not read a resource does not read in the record what changed of it', async () => {
  expect((await getAudit('owner', 'attendees/')).length).toBeGreaterThan(0);
  expect(await getAudit('auditor', 'attendees/')).toEqual([]);
  expect(await getAudit('auditor', 'vip-invitations/')).toEqual([]);
  expect(JSON.stringify(await getAudit('auditor', ''))).not.toContain('attendees/');
});

test('a dry run of an invitation shows no key, code or link that would be another one', async () => {
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

test('what is then made has the code that is shown, which opens the invitation; an import goes by its dry run', async () => {
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

test('“new” is no key of what has keys of its own', async () => {
  const { code, body } = await owner.set('halls', 'new', { name: 'Newdock' });
  expect(code).toBe('validation.base-0001');
  expect(JSON.stringify(body)).toContain('instead of “new”');
});

test('a text that nothing shows is noted before it is made', async () => {
  const { body } = await owner.set('texts', 'home.hero.tittle', { content: 'Hello' }, { dryRun: true });
  expect(body.notes).toEqual(['No page of this release shows a text of this name.']);
});

test('fields say how they are written', async () => {
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
