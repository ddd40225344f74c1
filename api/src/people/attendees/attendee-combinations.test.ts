import { afterAll, beforeAll, expect, test } from 'vitest';
import * as attendeeCalls from '@summit/contract/calls/attendees';
import { findsText } from '@summit/contract/words/found-text';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;

beforeAll(async () => {
  api = await openTestApp();
});

afterAll(() => api.close());

type Query = Record<string, string | number>;

async function list(query: Query) {
  const response = await api.call(attendeeCalls.attendees, { query });
  expect(response.status).toBe(200);
  return response.body;
}

type Listed = Awaited<ReturnType<typeof list>>['attendees'][number];

const has = (column: string | null, text: string) => findsText(text, [column]);

const filters: [Query, (attendee: Listed) => boolean][] = [
  [{ 'filter.Tag.Id.Equals': 'fraud' }, ({ tags }) => tags.some(({ id }) => id === 'fraud')],
  [{ 'filter.Category.Id.Equals': 'bank' }, ({ category }) => category.id === 'bank'],
  [{ 'filter.Category.Type.Equals': 'Buy' }, ({ category }) => category.type === 'Buy'],
  [{ 'filter.JobTitle.Like': 'Of' }, ({ jobTitle }) => has(jobTitle, 'of')],
  [{ 'filter.CompanyOrJobTitle.Like': 'E' }, (one) => has(one.company, 'e') || has(one.jobTitle, 'e')],
];
const sorts: Query[] = [
  {},
  { 'sort.Desc': 'LastName' },
  { 'sort.Asc': 'Company' },
  { 'sort.Desc': 'IsInTop', 'sort.Asc': 'LastName' },
];

/** All 32 combinations of the five filters. */
const selections = Array.from({ length: 2 ** filters.length }, (_, bits) =>
  filters.filter((_filter, index) => (bits >> index) % 2 === 1),
);

test('filters and sorts can be combined in more ways than there are prepared statements', async () => {
  for (const sort of sorts) {
    const { attendees: all } = await list({ ...sort, itemsOnPage: 9999 });
    for (const selected of selections) {
      const wanted = all.filter((one) => selected.every(([, isWanted]) => isWanted(one)));
      const query = Object.assign(
        { ...sort, itemsOnPage: 3 },
        ...selected.map(([filter]) => filter),
      ) as Query;
      const first = await list(query);
      const second = await list({ ...query, page: 1 });

      expect([...first.attendees, ...second.attendees]).toEqual(wanted.slice(0, 6));
      expect([first.totalItems, second.totalItems]).toEqual([wanted.length, wanted.length]);
    }
  }
});

test('a repeated address gets the response for its own parameters', async () => {
  const companies = [
    ...new Set((await list({ itemsOnPage: 50 })).attendees.flatMap(({ company }) => company ?? [])),
  ];
  for (const company of companies.slice(0, 12)) {
    const { attendees } = await list({ 'filter.Company.Like': company, itemsOnPage: 9999 });
    expect(attendees.length).toBeGreaterThan(0);
    expect(attendees.every((one) => has(one.company, company.toLowerCase()))).toBe(true);
  }
});
