import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import * as blitzCalls from '@summit/contract/calls/blitz';
import { compareNames } from '@summit/contract/words/name-order';
import { readSection, writeSection } from '../../settings/public/settings.queries.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { blitzParticipants } from './blitz.tables.ts';

let api: TestApp;

beforeAll(async () => {
  api = await openTestApp();
});

afterAll(() => api.close());

afterEach(() => api.app.platform.responseCache.drop('blitz'));

async function list(query: Record<string, string | number> = {}, token?: string) {
  const { body } = await api.call(blitzCalls.blitzParticipants, { query, token });
  return body;
}

const companies = async (query: Record<string, string | number>) =>
  (await list(query)).blitzes.map(({ metadata }) => metadata.companyName);

test('lists only approved companies, by name', async () => {
  const { blitzes, totalItems, totalPages } = await list();
  const names = blitzes.map(({ metadata }) => metadata.companyName);
  expect(names).toEqual(names.toSorted(compareNames));
  expect([names.length, totalItems, totalPages]).toEqual([10, 10, 1]);
  expect(names).not.toContain('Fernbridge Data');
  expect(new Set(blitzes.map(({ metadata }) => metadata.category)).size).toBe(4);
  expect(blitzes.find(({ metadata }) => metadata.companyName === 'Truewick')).toEqual({
    id: expect.any(String),
    metadata: {
      companyName: 'Truewick',
      category: 'Identity and risk',
      pitch: expect.stringContaining('forged payslip'),
      logoUrl: expect.stringMatching(/^\/media\/.+\.svg$/),
      website: 'https://truewick.example',
      slots: ['Wed 9 June, 16:30', 'Wed 9 June, 17:30'],
    },
    contacts: [
      { name: 'Zainab Okoro', jobTitle: 'Chief Risk Officer', id: expect.stringMatching(/^[\w-]{22}$/) },
      { name: 'Emil Straka', jobTitle: 'Machine Learning Lead', id: expect.stringMatching(/^[\w-]{22}$/) },
    ],
  });
});

test('filters by category and by a part of the name, literally', async () => {
  expect(await companies({ 'filter.Metadata.category.Equals': 'Digital assets' })).toEqual([
    'Glasshouse Custody',
    'Mint and Meadow',
  ]);
  expect(await companies({ 'filter.Metadata.companyName.Like': 'LED' })).toEqual(['Ledgerlight']);
  expect(await companies({ 'filter.Metadata.companyName.Like': '%' })).toEqual([]);
  expect(
    await companies({
      'filter.Metadata.companyName.Like': 'led',
      'filter.Metadata.category.Equals': 'Payments',
    }),
  ).toEqual([]);
});

test('is paged', async () => {
  const page = await list({ page: 1, itemsOnPage: 4 });
  expect([page.blitzes.length, page.totalItems, page.totalPages]).toEqual([4, 10, 3]);
  expect((await list({ page: 9, itemsOnPage: 4 })).blitzes).toEqual([]);
  const wrong = await api.call(blitzCalls.blitzParticipants, { query: { 'filter.City.Equals': 'x' } });
  expect(wrong.code).toBe('validation.base-0001');
});

test('never returns the addresses of contacts, not even to attendees', async () => {
  const token = await api.loginAs('buy');
  for (const read of [{}, { token }]) {
    const { body, raw } = await api.call(blitzCalls.blitzParticipants, read);
    expect(body.blitzes.flatMap(({ contacts }) => contacts).length).toBeGreaterThan(10);
    expect(raw.payload).not.toContain('@');
  }
});

test('has a stable id for every contact', async () => {
  const idsIn = async () => (await list()).blitzes.flatMap(({ contacts }) => contacts.map(({ id }) => id));
  const ids = await idsIn();
  api.clock.moveBy(11_000);
  expect(new Set(ids).size).toBe(ids.length);
  expect(await idsIn()).toEqual(ids);
});

test('is cached for some seconds', async () => {
  const name = { 'filter.Metadata.companyName.Like': 'Truewick' };
  await companies(name);
  const isTruewick = eq(blitzParticipants.company, 'Truewick');
  await api.db.update(blitzParticipants).set({ status: 'Submitted' }).where(isTruewick);
  expect(await companies(name)).toEqual(['Truewick']);
  api.clock.moveBy(11_000);
  expect(await companies(name)).toEqual([]);
  await api.db.update(blitzParticipants).set({ status: 'Approved' }).where(isTruewick);
});

test('is empty while the blitz is switched off', async () => {
  const section = await readSection(api.db, 'blitz');
  await writeSection(api.db, 'blitz', { ...section, isEnabled: false }, api.clock.now());
  expect(await list()).toEqual({ blitzes: [], totalItems: 0, totalPages: 0 });
  await writeSection(api.db, 'blitz', section, api.clock.now());
});
