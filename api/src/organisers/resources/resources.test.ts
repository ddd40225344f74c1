import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as contentCalls from '@summit/contract/calls/content';
import * as calls from '@summit/contract/calls/organise-resources';
import * as settingsCalls from '@summit/contract/calls/settings';
import { resourceFact, resourceIds } from '@summit/contract/organising/resources';
import { demoOrganisers } from '@summit/contract/session/demo-accounts';
import { isPermitted, organiserRoles } from '@summit/contract/session/organisers';
import { getOrganiser } from '../../testing/organise-resources.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { organiserAudit, organisers } from '../organisers/organisers.tables.ts';
import { allResources } from './all-resources.ts';
import { changeEntry } from './change-entry.ts';

let api: TestApp;
let owner: Awaited<ReturnType<typeof getOrganiser>>;

beforeAll(async () => {
  api = await openTestApp();
  owner = await getOrganiser(api);
});

afterAll(() => api.close());

async function records() {
  const rows = await api.db.select().from(organiserAudit).orderBy(organiserAudit.id);
  return rows.map(({ organiserName, call, subject, before, after }) => ({
    organiserName,
    call,
    subject,
    before,
    after,
  }));
}

async function revision() {
  return (await api.call(settingsCalls.contentRevision)).body.revision;
}

async function toText(name: string) {
  const { body } = await api.call(contentCalls.staticContent, { query: { 'filter.Name.Equals': name } });
  return body.staticContent[0]?.content;
}

test.each(organiserRoles)(
  'the role %s can read and change what the table of permissions allows',
  async (role) => {
    const email = demoOrganisers.find(({ name }) => name === 'analyst')?.email ?? '';
    await api.db
      .update(organisers)
      .set({ roles: [role] })
      .where(eq(organisers.email, email));
    const token = await api.organise('analyst');
    const body = { version: 'none', values: {} };
    const query = { dryRun: 'true' };

    for (const resource of resourceIds) {
      const { read, change, fields = {} } = resourceFact(resource);
      const mayRead = isPermitted([role], read);
      const mayChange = [change, ...Object.values(fields)].some((one) => isPermitted([role], one));
      const params = { resource, key: 'no-such-entry' };
      const reading = await api.call(calls.resourceEntry, { token, params });
      const changing = await api.call(calls.setResourceEntry, { token, params, query, body });
      const statuses = [reading.status !== 403, changing.status !== 403];
      expect([resource, ...statuses]).toEqual([resource, mayRead, mayChange]);
    }
  },
);

test('every call of a resource requires its permission', async () => {
  const { token, import: importFile } = await getOrganiser(api, 'auditor');
  const params = { resource: 'attendees', key: 'nobody' } as const;
  const codes = await Promise.all([
    api.call(calls.resourceEntries, { token, params }),
    api.call(calls.resourceEntry, { token, params }),
    api.call(calls.resourceFields, { token, params }),
    api.call(calls.exportResource, { token, params }),
    api.call(calls.setResourceEntry, { token, params, body: { version: null, values: {} } }),
    api.call(calls.removeResourceEntry, { token, params, query: { version: 'none' } }),
    importFile('attendees', 'json', '[]'),
    api.call(calls.resourceHistory, { token, params }),
    api.call(calls.revertResourceChange, {
      token,
      params: { ...params, change: 1 },
      body: { version: null },
    }),
  ]);
  expect(new Set(codes.map(({ code }) => code))).toEqual(new Set(['oauth.advanced-0007']));
  expect(codes.length).toBe(Object.keys(calls).length);
});

test('a session of an organiser is required', async () => {
  const token = await api.loginAs('organiser');
  const { code } = await api.call(calls.resourceEntries, { token, params: { resource: 'texts' } });
  expect(code).toBe('authorization-0001');
});

test('a change is shown by a dry run, made with the version that was read, recorded, and visible to visitors', async () => {
  const name = (await owner.list('texts'))[0]?.key ?? '';
  const before = (await owner.show('texts', name))?.values.content;
  const started = await revision();
  const earlier = await records();

  const dry = await owner.set('texts', name, { content: 'Come along' }, { dryRun: true });
  const expected = [{ field: 'content', before: JSON.stringify(before), after: '"Come along"' }];
  expect(dry.body.changes).toEqual(expected);
  expect((await owner.show('texts', name))?.values.content).toBe(before);
  expect(await records()).toEqual(earlier);
  expect(await revision()).toBe(started);

  const { body } = await owner.set('texts', name, { content: 'Come along' });
  expect(body.changes).toEqual(expected);
  expect(await toText(name)).toBe('Come along');
  expect(await revision()).toBe(started + 1);
  expect((await records()).slice(earlier.length)).toEqual([
    {
      organiserName: 'Olive Warrender',
      call: 'setResourceEntry',
      subject: `texts/${name}`,
      before: { content: before },
      after: { content: 'Come along' },
    },
  ]);

  const back = await owner.remove('texts', name);
  expect(back.body.changes[0]?.before).toBe('"Come along"');
});

test('a change without a difference is not recorded', async () => {
  const earlier = await records();
  const { values } = (await owner.show('settings', 'event')) ?? { values: {} };
  const { body } = await owner.set('settings', 'event', values);
  expect(body.changes).toEqual([]);
  expect(await records()).toEqual(earlier);
});

test('a change with an older version is refused, and only one of two concurrent changes succeeds', async () => {
  const { version = '' } = (await owner.show('settings', 'event')) ?? {};
  const both = await Promise.all([
    owner.set('settings', 'event', { tagline: 'One' }, { version }),
    owner.set('settings', 'event', { tagline: 'Other' }, { version }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(both.map(({ code }) => code)).toContain('resource-0001');
  const late = await owner.set('settings', 'event', { tagline: 'Late' }, { version });
  expect(late.code).toBe('resource-0001');
  const added = await owner.set('settings', 'event', { tagline: 'Added' }, { version: null });
  expect(added.code).toBe('resource-0001');
});

test('the change and its record are in one transaction', async () => {
  const earlier = await records();
  const organiser = (await api.db.select().from(organisers).limit(1))[0];
  if (!organiser) throw new Error('There are no organisers.');
  const context = {
    id: 'settings' as const,
    organiser,
    call: 'setResourceEntry',
    now: api.clock.now(),
    config: api.app.platform.config,
    mail: api.app.platform.mail,
    isDryRun: false,
    changed: [],
  };
  const undone = api.db.transaction(async (tx) => {
    await changeEntry(tx, context, { key: 'event', values: { tagline: 'Never' } });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  const unrecorded = api.db.transaction((tx) =>
    changeEntry(
      tx,
      { ...context, organiser: { ...organiser, id: '00000000-0000-4000-8000-000000000000' } },
      { key: 'event', values: { tagline: 'Never' } },
    ),
  );
  await expect(unrecorded).rejects.toThrow();
  expect((await owner.show('settings', 'event'))?.values.tagline).not.toBe('Never');
  expect(await records()).toEqual(earlier);
});

test.each([
  [{ surprise: 1 }, 'surprise', 'There is no such field'],
  [{ startsOn: 'Tuesday' }, 'startsOn', 'Please write a date such as 2027-06-10'],
  [{ timeZone: 'Europe/Nowhere' }, 'timeZone', 'Please write the name of a time zone, such as Europe/London'],
  [{ edition: 'ten' }, 'edition', 'This field should contain only numerics'],
  [{ section: 'agenda' }, 'section', 'This cannot be changed'],
])('%j is refused with the name of its field', async (values, field, message) => {
  const { raw, code } = await owner.set('settings', 'event', values);
  expect(code).toBe('validation.base-0001');
  expect(raw.json<{ failures: unknown[] }>().failures).toEqual([expect.objectContaining({ field, message })]);
});

test('a colour of the theme must be a valid colour', async () => {
  const { status, code } = await owner.set('theme', 'theme', { 'decorativeAccents.accent': 'red;}body{' });
  expect([status, code]).toEqual([400, 'validation.base-0001']);
  await owner.set('theme', 'theme', {
    'decorativeAccents.accent': '#A13D63',
    'decorativeAccents.motifSeed': '7',
  });
  const { theme } = (await api.call(settingsCalls.settings)).body;
  expect(theme.decorativeAccents).toMatchObject({ accent: '#A13D63', motifSeed: 7 });
});

test('an entry with a key that its form made up is added once, however often it is sent', async () => {
  const key = randomUUID();
  const send = () => owner.set('blitz-invitations', key, { company: 'Newdock' }, { version: null });
  const before = await owner.list('blitz-invitations');
  const added = await send();
  expect([added.status, added.body.key, added.body.issued]).toEqual([200, key, expect.any(String)]);
  expect((await send()).code).toBe('resource-0001');
  expect((await owner.list('blitz-invitations')).length).toBe(before.length + 1);
  const { code } = await owner.set('blitz-invitations', 'newdock', { company: 'Newdock' }, { version: null });
  expect(code).toBe('validation.base-0001');
});

test.each(resourceIds.filter((id) => resourceFact(id).addsNone))('nobody can add to %s', async (resource) => {
  for (const key of ['new', 'another', randomUUID()]) {
    expect((await owner.set(resource, key, {}, { version: null })).code).toBe('validation.base-0001');
  }
});

test.each(resourceIds)(
  'entries of %s can be removed unless the table of resources says that they stay',
  (resource) => {
    expect(allResources[resource].remove === undefined).toBe(resourceFact(resource).removesNone === true);
  },
);

test('an unknown entry is a 404', async () => {
  const { status, code } = await api.call(calls.resourceEntry, {
    token: owner.token,
    params: { resource: 'settings', key: 'nothing' },
  });
  expect([status, code]).toEqual([404, 'resource-0002']);
});
