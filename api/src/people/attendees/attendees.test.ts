import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as attendeeCalls from '@summit/contract/calls/attendees';
import { compareNames } from '@summit/contract/words/name-order';
import { readSection, writeSection } from '../../settings/public/settings.queries.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { attendees } from './attendees.tables.ts';

let api: TestApp;

beforeAll(async () => {
  api = await openTestApp();
});

afterAll(() => api.close());

type Query = Record<string, string | number>;

async function list(query: Query = {}) {
  const { body } = await api.call(attendeeCalls.attendees, { query });
  return body;
}

const everybody = { itemsOnPage: 9999 };

test('pages have ten attendees, featured ones first', async () => {
  const first = await list({ 'sort.Desc': 'IsInTop' });

  expect(first.attendees).toHaveLength(10);
  expect(first.attendees[0]?.isInTop).toBe(true);
  const all = await list(everybody);
  const tops = all.attendees.map(({ isInTop }) => isInTop);
  expect(tops).toEqual([...tops].sort((a, b) => Number(b) - Number(a)));
  expect(first.totalItems).toBe(all.attendees.length);
  expect(first.totalPages).toBe(Math.ceil(all.attendees.length / 10));
});

test('pages cover the list without gaps or duplicates, and end', async () => {
  const all = await list(everybody);
  const count = (await list()).totalPages;
  const pages = await Promise.all(Array.from({ length: count }, (_, page) => list({ page })));

  expect(pages.flatMap((page) => page.attendees.map(({ id }) => id))).toEqual(
    all.attendees.map(({ id }) => id),
  );
  for (const page of [count, 1e15, 1e300]) {
    expect((await list({ page, itemsOnPage: 99_999 })).attendees).toEqual([]);
  }
});

test('only attendees with consent and a complete registration who are not blocked are listed', async () => {
  const listed = new Set((await list(everybody)).attendees.map(({ id }) => id));
  const rows = await api.db.select().from(attendees);

  const mayBeListed = rows.filter(
    (row) => row.isPublished && row.registrationStatus === 'Completed' && !row.isBlocked,
  );
  expect(listed).toEqual(new Set(mayBeListed.map(({ id }) => id)));
  expect(rows.length).toBeGreaterThan(listed.size);
});

test('no private data are returned for any parameters', async () => {
  const { raw } = await api.call(attendeeCalls.attendees, {
    query: everybody,
    token: await api.loginAs('buy'),
  });
  const rows = await api.db.select().from(attendees);

  expect(raw.payload).not.toMatch(/@|\+44|passwordHash|"email"|"phone"|profile|marketing|organiserRole/);
  for (const { email, phone } of rows) {
    expect(raw.payload).not.toContain(email);
    expect(phone === null || !raw.payload.includes(phone)).toBe(true);
  }
});

test.each<[string, Query, (attendee: Awaited<ReturnType<typeof list>>['attendees'][number]) => boolean]>([
  ['tag', { 'filter.Tag.Id.Equals': 'fraud' }, ({ tags }) => tags.some(({ id }) => id === 'fraud')],
  ['category', { 'filter.Category.Id.Equals': 'bank' }, ({ category }) => category.id === 'bank'],
  ['type', { 'filter.Category.Type.Equals': 'Sell' }, ({ category }) => category.type === 'Sell'],
  ['company', { 'filter.Company.Like': 'NORTHMERE' }, ({ company }) => /northmere/i.test(company ?? '')],
  ['job title', { 'filter.JobTitle.Like': 'head of' }, ({ jobTitle }) => /head of/i.test(jobTitle ?? '')],
  [
    'company or job title',
    { 'filter.CompanyOrJobTitle.Like': 'bank' },
    ({ company, jobTitle }) => /bank/i.test(`${company ?? ''}\n${jobTitle ?? ''}`),
  ],
  ['status', { 'filter.RegistrationStatus.Equals': 'Completed' }, () => true],
])('the filter by %s', async (_name, filter, isWanted) => {
  const all = await list(everybody);
  const found = await list({ ...everybody, ...filter });

  expect(found.attendees).toEqual(all.attendees.filter(isWanted));
  expect(found.attendees.length).toBeGreaterThan(0);
});

test('filters can be combined, and may have no match', async () => {
  const both = { 'filter.Category.Type.Equals': 'Buy', 'filter.Company.Like': 'Umberlane' };
  expect((await list(both)).totalItems).toBe(0);
  expect((await list({ 'filter.RegistrationStatus.Equals': 'SubmitStepOne' })).totalItems).toBe(0);
});

test.each(['%', '_', '\\', "' or 1=1 --", '%%%'])('the text %s is searched literally', async (text) => {
  const found = await list({ 'filter.CompanyOrJobTitle.Like': text });
  expect(found.totalItems).toBe(0);
});

test('accented names are found in any case', async () => {
  const [somebody] = (await list()).attendees;
  await api.db
    .update(attendees)
    .set({ company: 'Kovács Élan' })
    .where(eq(attendees.id, somebody?.id ?? ''));
  api.app.platform.responseCache.drop('attendees');

  expect((await list({ 'filter.Company.Like': 'KOVÁCS é' })).totalItems).toBe(1);
});

test.each<[Query]>([
  [{ 'filter.Email.Equals': 'buy@demo.summit.example' }],
  [{ 'filter.Email.Like': '@' }],
  [{ 'sort.Desc': 'Email' }],
  [{ page: -1 }],
  [{ page: 'x' }],
  [{ itemsOnPage: 0 }],
  [{ itemsOnPage: 2.5 }],
  [{ 'filter.RegistrationStatus.Equals': 'Nonsense' }],
])('the query %j is refused', async (query) => {
  const { status, code } = await api.call(attendeeCalls.attendees, { query });
  expect([status, code]).toEqual([400, 'validation.base-0001']);
});

test('whether messages are accepted depends on the settings and the attendee', async () => {
  const global = await readSection(api.db, 'global');
  await writeSection(api.db, 'global', { ...global, envelopeForSellIsEnabled: false }, api.clock.now());
  api.app.platform.responseCache.drop('attendees');
  const { attendees: listed } = await list(everybody);

  const sellers = listed.filter(({ category }) => category.type === 'Sell');
  const buyers = listed.filter(({ category }) => category.type === 'Buy');
  expect(sellers.some(({ canReceiveMessages }) => canReceiveMessages)).toBe(false);
  expect(new Set(buyers.map(({ canReceiveMessages }) => canReceiveMessages))).toEqual(new Set([true, false]));
});

test("last year's attendees are listed while their page is switched on", async () => {
  const on = await api.call(attendeeCalls.lastYearAttendees, {
    query: { 'filter.Company.Like': 'larkmere' },
  });
  expect(on.body.lastYearAttendees.length).toBeGreaterThan(0);
  expect(on.body).toMatchObject({
    lastYearTotalItems: on.body.lastYearAttendees.length,
    lastYearTotalPages: 1,
  });

  await writeSection(api.db, 'lastYearAttendees', { isEnabled: false }, api.clock.now());
  api.app.platform.responseCache.drop('last-year-attendees');
  expect((await api.call(attendeeCalls.lastYearAttendees)).code).toBe('last-year-attendee-0001');
});

describe('sorted', () => {
  const sorted = async (sort: Query) => (await list({ ...everybody, ...sort })).attendees;
  test('by last name, in both directions', async () => {
    const up = (await sorted({ 'sort.Asc': 'LastName' })).map(({ lastName }) => lastName);
    const down = (await sorted({ 'sort.Desc': 'LastName' })).map(({ lastName }) => lastName);
    expect(up).toEqual(up.toSorted(compareNames));
    expect(down).toEqual([...up].reverse());
  });

  test('by company, with missing ones last, in both directions', async () => {
    for (const [sort, sign] of [
      ['sort.Asc', 1],
      ['sort.Desc', -1],
    ] as const) {
      const companies = (await sorted({ [sort]: 'Company' })).map(({ company }) => company);
      const named = companies.filter((company) => company !== null);
      expect(named).toEqual(named.toSorted((a, b) => sign * compareNames(a, b)));
      expect(companies.length).toBeGreaterThan(named.length);
      expect(companies.slice(named.length).every((company) => company === null)).toBe(true);
    }
  });
});

describe("last year's list", () => {
  const lastYear = async (query: Query = {}) => {
    const { body } = await api.call(attendeeCalls.lastYearAttendees, { query });
    return body;
  };

  beforeAll(async () => {
    await writeSection(api.db, 'lastYearAttendees', { isEnabled: true }, api.clock.now());
    api.app.platform.responseCache.drop('last-year-attendees');
  });

  test('has pages of ten, featured attendees first, and ends', async () => {
    const all = await lastYear(everybody);
    const first = await lastYear({ 'sort.Desc': 'IsInTop' });
    expect(first.lastYearAttendees).toEqual(all.lastYearAttendees.slice(0, 10));
    expect(first.lastYearTotalPages).toBe(Math.ceil(all.lastYearTotalItems / 10));
    expect((await lastYear({ page: first.lastYearTotalPages })).lastYearAttendees).toEqual([]);
  });

  test.each<
    [string, Query, (attendee: Awaited<ReturnType<typeof lastYear>>['lastYearAttendees'][number]) => boolean]
  >([
    ['category', { 'filter.Category.Id.Equals': 'bank' }, ({ category }) => category.id === 'bank'],
    ['type', { 'filter.Category.Type.Equals': 'Buy' }, ({ category }) => category.type === 'Buy'],
    ['job title', { 'filter.JobTitle.Like': 'HEAD' }, ({ jobTitle }) => /head/i.test(jobTitle ?? '')],
    [
      'company or job title',
      { 'filter.CompanyOrJobTitle.Like': 'bank' },
      ({ company, jobTitle }) => /bank/i.test(`${company ?? ''}\n${jobTitle ?? ''}`),
    ],
  ])('is filtered by %s', async (_name, filter, isWanted) => {
    const all = (await lastYear(everybody)).lastYearAttendees;
    const found = (await lastYear({ ...everybody, ...filter })).lastYearAttendees;
    expect(found).toEqual(all.filter(isWanted));
    expect(found.length).toBeGreaterThan(0);
  });

  test('refuses unknown parameters', async () => {
    for (const query of [{ 'filter.Email.Like': '@' }, { page: -1 }, { itemsOnPage: 0 }]) {
      const response = await api.call(attendeeCalls.lastYearAttendees, { query });
      expect([response.status, response.code]).toEqual([400, 'validation.base-0001']);
    }
  });
});
