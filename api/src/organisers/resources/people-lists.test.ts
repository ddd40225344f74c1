import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as attendeeCalls from '@summit/contract/calls/organise-attendees';
import * as calls from '@summit/contract/calls/organise-resources';
import * as limits from '@summit/contract/limits/limits';
import { resourceFact, resourceIds } from '@summit/contract/organising/resources';
import { attendees } from '../../people/attendees/attendees.tables.ts';
import { getOrganiser } from '../../testing/organise-resources.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { organiserAudit } from '../organisers/organisers.tables.ts';
import { allResources } from './all-resources.ts';

let api: TestApp;
let owner: Awaited<ReturnType<typeof getOrganiser>>;

beforeAll(async () => {
  api = await openTestApp();
  owner = await getOrganiser(api);
  const many = Array.from({ length: limits.peopleOnPage + 1 }, (_, index) => ({
    email: `guest${index}@fresh.example`,
    firstName: 'Guest',
    lastName: `Number ${index}`,
    categoryId: 'bank',
  }));
  await api.db.insert(attendees).values(many);
});

afterAll(() => api.close());

const taken = () => api.db.select().from(organiserAudit).where(eq(organiserAudit.call, 'exportResource'));

test('people are read some at a time, however many are asked for, and page by page all of them', async () => {
  const { token } = owner;
  const query = { perPage: limits.maxItemsOnPage };
  const params = { resource: 'attendees' } as const;
  const { body } = await api.call(calls.resourceEntries, { token, params, query });
  expect(body.items).toHaveLength(limits.peopleOnPage);
  const desk = await api.call(attendeeCalls.organisedAttendees, { token, query });
  expect(desk.body.items).toHaveLength(limits.peopleOnPage);
  const keys = (await owner.list('attendees')).map(({ key }) => key);
  expect([new Set(keys).size, body.total]).toEqual([await api.db.$count(attendees), keys.length]);
  expect(await taken()).toEqual([]);
});

test('an export of them is on record, once, with how many they were', async () => {
  const table = await owner.export('attendees');
  expect(table).toContain('guest0@fresh.example');
  const after = { rows: await api.db.$count(attendees) };
  expect(await taken()).toEqual([expect.objectContaining({ subject: 'lists/attendees', after })]);
});

test('what has addresses that visitors do not see is marked as being of people', () => {
  const addresses = ['email', 'contactEmail', 'phone', 'contacts'];
  const unmarked = resourceIds.filter(
    (id) => !resourceFact(id).isPersonal && allResources[id].columns.some((name) => addresses.includes(name)),
  );
  // The organisers' own addresses, and speakers, all of whom the agenda is made of.
  expect(unmarked.filter((id) => !['settings', 'invoicing', 'speakers'].includes(id))).toEqual([]);
});
