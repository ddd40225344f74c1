import { parse } from 'csv-parse/sync';
import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as attendeeCalls from '@summit/contract/calls/organise-attendees';
import * as nominationCalls from '@summit/contract/calls/organise-nominations';
import * as photoCalls from '@summit/contract/calls/organise-photos';
import * as calls from '@summit/contract/calls/organise-resources';
import * as limits from '@summit/contract/limits/limits';
import { resourceFact, resourceIds } from '@summit/contract/organising/resources';
import { wholeRow } from '@summit/contract/tables/whole-rows';
import { attendees } from '../../people/attendees/attendees.tables.ts';
import { speakers } from '../../programme/speakers/speakers.tables.ts';
import { getOrganiser } from '../../testing/organise-resources.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { organiserAudit } from '../organisers/organisers.tables.ts';
import { allResources } from './all-resources.ts';
import { exportedLines } from './exported-table.ts';

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

test('people are read in limited pages, which together contain all of them', async () => {
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

test('an export of them is recorded once, with its number', async () => {
  const table = await owner.export('attendees');
  expect(table).toContain('guest0@fresh.example');
  const after = { rows: await api.db.$count(attendees) };
  expect(await taken()).toEqual([expect.objectContaining({ subject: 'lists/attendees', after })]);
});

test.each(['attendees', 'texts'] as const)(
  'an export of %s that is read in several batches has every entry once, in the same order',
  async (resource) => {
    const [, ...whole] = parse(await owner.export(resource), { bom: true }) as string[][];
    const lines: string[][] = [];
    await api.db.transaction(async (tx) => {
      for await (const batch of exportedLines(tx, allResources[resource], 50)) {
        expect(batch.length).toBeLessThanOrEqual(50);
        lines.push(...batch.map((line) => [...line]));
      }
    });
    expect(lines.length).toBeGreaterThan(50);
    expect(lines).toEqual(whole);
  },
);

test('an export of speakers, whose addresses are not public, is recorded, too', async () => {
  const many = Array.from({ length: limits.peopleOnPage + 1 }, (_, index) => ({
    id: `guest-${index}`,
    firstName: 'Guest',
    lastName: `Number ${index}`,
    jobTitle: 'Speaker',
    company: 'Guests',
    bio: 'A guest.',
    status: 'Draft' as const,
    position: index,
  }));
  await api.db.insert(speakers).values(many);
  const query = { perPage: limits.maxItemsOnPage };
  const params = { resource: 'speakers' } as const;
  const { body } = await api.call(calls.resourceEntries, { token: owner.token, params, query });
  expect(body.items).toHaveLength(limits.peopleOnPage);
  expect(body.total).toBe(await api.db.$count(speakers));
});

test('photos and nominations are read in limited pages as well', async () => {
  await api.db
    .update(attendees)
    .set({ imageUrl: '/media/guest.webp', imageStatus: 'Uploaded' })
    .where(like(attendees.email, 'guest%@fresh.example'));
  const query = { itemsOnPage: limits.maxItemsOnPage };
  const { body } = await api.call(photoCalls.attendeePhotos, { token: owner.token, query });
  expect(body.photos).toHaveLength(limits.peopleOnPage);
  expect(body.totalItems).toBeGreaterThan(limits.peopleOnPage);
  const ofNominations = wholeRow(nominationCalls.deskNominations).query.cast(query);
  expect(ofNominations.itemsOnPage).toBe(limits.peopleOnPage);
});

test('resources with addresses that are not public are marked as containing people', () => {
  const addresses = ['email', 'contactEmail', 'phone', 'contacts'];
  const unmarked = resourceIds.filter((id) => {
    const { isPersonal, hasAddresses } = resourceFact(id);
    return !isPersonal && !hasAddresses && allResources[id].columns.some((name) => addresses.includes(name));
  });
  // These are the organisers' own addresses.
  expect(unmarked.filter((id) => !['settings', 'invoicing'].includes(id))).toEqual([]);
});
