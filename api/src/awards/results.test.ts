import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AwardsStatus, awardsStatuses } from '@summit/contract/awards/awards-status';
import * as awardsCalls from '@summit/contract/calls/awards';
import { writeSection } from '../settings/public/settings.queries.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { nominees } from './awards.tables.ts';

let api: TestApp;

beforeAll(async () => {
  api = await openTestApp();
  // The results are stored before the ceremony here, so that every leak would be found.
  await result('2027-payments-tidewarden', 'Winner');
  await result('2027-payments-otterpay', 'Leader');
  await result('2027-payments-copperfinch', 'Leader');
  await result('2027-founder-jiwoo-seo', 'Winner');
});

afterAll(() => api.close());

async function result(id: string, value: 'Winner' | 'Leader'): Promise<void> {
  const [row] = await api.db.update(nominees).set({ result: value }).where(eq(nominees.id, id)).returning();
  expect(row?.id).toBe(id);
}

async function setStatus(company: AwardsStatus, individual: AwardsStatus = company): Promise<void> {
  await writeSection(api.db, 'awardsStatus', company, api.clock.now());
  await writeSection(api.db, 'awardsIndividualStatus', individual, api.clock.now());
}

async function read(query: { awardsType?: 'Company' | 'Individual'; year?: string } = {}) {
  const { body } = await api.call(awardsCalls.awardsResults, { query });
  return body;
}

test.each(awardsStatuses.filter((status) => status !== 'Wining'))(
  'only earlier years have results in %s',
  async (status) => {
    await setStatus(status);
    const latest = await read();
    const present = await read({ year: '2027' });

    expect(latest.years).toEqual([2026]);
    expect(latest.year).toBe(2026);
    expect(present).toEqual({ years: [2026], year: null, categories: [], records: [] });
    expect(JSON.stringify(latest)).not.toContain('2027-');
  },
);

test('the present year has its winners and leaders, from A to Z, in Wining', async () => {
  await setStatus('Wining');
  const { years, year, categories } = await read({ awardsType: 'Company' });

  expect([years, year]).toEqual([[2027, 2026], 2027]);
  expect(categories).toHaveLength(1);
  expect(categories[0]).toMatchObject({ id: 'payments', name: 'Best Payments Company' });
  expect(categories[0]?.winners.map(({ name }) => name)).toEqual(['Tidewarden']);
  expect(categories[0]?.leaders.map(({ name }) => name)).toEqual(['Copperfinch', 'Otterpay']);
});

test('each track announces its results separately', async () => {
  await setStatus('Wining', 'PreWining');
  const people = await read({ awardsType: 'Individual' });
  const both = await read();

  expect(people.years).toEqual([2026]);
  expect(both.categories.map(({ id }) => id)).toEqual(['payments']);
});

test.each(['1999', '2031', 'abcd'])('the year %s has no results', async (year) => {
  await setStatus('Wining');
  expect(await read({ year })).toMatchObject({ year: null, categories: [] });
});

test('a year with more than four characters is refused', async () => {
  const { code } = await api.call(awardsCalls.awardsResults, { query: { year: '20267' } });
  expect(code).toBe('validation.base-0001');
});
