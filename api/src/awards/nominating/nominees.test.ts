import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AwardsStatus } from '@summit/contract/awards/awards-status';
import * as awardsCalls from '@summit/contract/calls/awards';
import { compareNames } from '@summit/contract/words/name-order';
import { writeSection } from '../../settings/public/settings.queries.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { nominees } from '../awards.tables.ts';
import { ballotChoices } from '../ballots.tables.ts';

let api: TestApp;

beforeAll(async () => {
  api = await openTestApp();
  // Here the results are stored from the beginning, so that every leak would be found.
  await api.db.update(nominees).set({ result: 'Winner' }).where(eq(nominees.id, '2027-payments-otterpay'));
});

afterAll(() => api.close());

async function setStatus(status: AwardsStatus): Promise<void> {
  await writeSection(api.db, 'awardsStatus', status, api.clock.now());
  await writeSection(api.db, 'awardsIndividualStatus', status, api.clock.now());
}

async function list(query: Record<string, string | number> = {}, token?: string) {
  const { body } = await api.call(awardsCalls.nominees, { query, token });
  return body;
}

test.each<[AwardsStatus, { nominees: boolean; shortlist: boolean; results: boolean }]>([
  ['Welcome', { nominees: false, shortlist: false, results: false }],
  ['Nomination', { nominees: false, shortlist: false, results: false }],
  ['PreVoteOne', { nominees: false, shortlist: false, results: false }],
  ['VoteOne', { nominees: true, shortlist: false, results: false }],
  ['PreVoteTwo', { nominees: true, shortlist: false, results: false }],
  ['VoteTwo', { nominees: true, shortlist: true, results: false }],
  ['PreWining', { nominees: true, shortlist: true, results: false }],
  ['Wining', { nominees: true, shortlist: true, results: true }],
])('the public data in the status %s', async (status, expected) => {
  await setStatus(status);

  const all = await list();
  const shortlisted = await list({ 'filter.IsShortlisted.Equals': 'true' });
  const winners = await list({ 'filter.Result.Equals': 'Winner' });

  expect(all.totalItems > 0).toBe(expected.nominees);
  expect(all.nominees.some(({ isShortlisted }) => isShortlisted)).toBe(expected.shortlist);
  expect(all.nominees.some(({ result }) => result !== null)).toBe(expected.results);
  // A filter reveals no more than the list does.
  expect(shortlisted.totalItems > 0).toBe(expected.shortlist);
  expect(winners.totalItems > 0).toBe(expected.results);
});

test('earlier years are always public, later ones never', async () => {
  await setStatus('Welcome');
  const past = await list({ 'filter.Year.Equals': '2026', 'filter.Result.Equals': 'Winner' });
  const future = await list({ 'filter.Year.Equals': '2028' });

  expect(past.nominees.every(({ year, result }) => year === 2026 && result === 'Winner')).toBe(true);
  expect(past.totalItems).toBeGreaterThan(0);
  expect(future.totalItems).toBe(0);
});

test('nominees can be filtered by track and category', async () => {
  await setStatus('VoteOne');
  const people = await list({ 'filter.AwardsType.Equals': 'Individual' });
  const payments = await list({ 'filter.Category.Id.Equals': 'payments' });

  expect(new Set(people.nominees.map(({ awardsType }) => awardsType))).toEqual(new Set(['Individual']));
  expect(new Set(payments.nominees.map(({ categoryId }) => categoryId))).toEqual(new Set(['payments']));
});

test('visitors see names from A to Z, a voter a shuffled order, both stable between visits', async () => {
  await setStatus('VoteOne');
  const query = { 'filter.Category.Id.Equals': 'payments' };
  const namesFor = async (token?: string) => (await list(query, token)).nominees.map(({ name }) => name);
  const buyer = await api.loginAs('buy');
  const seller = await api.loginAs('sell');

  const anonymous = await namesFor();
  expect(anonymous).toEqual(anonymous.toSorted(compareNames));
  expect(await namesFor(buyer)).toEqual(await namesFor(buyer));
  expect(await namesFor(buyer)).not.toEqual(await namesFor(seller));
  expect(new Set(await namesFor(buyer))).toEqual(new Set(anonymous));
});

test('a vote changes no public data', async () => {
  await setStatus('VoteOne');
  const before = await list();
  const voter = await api.loginAs('vip');
  const votersView = await list({}, voter);
  const body = { votes: [{ categoryId: 'payments', nomineeId: '2027-payments-undertoll' }] };
  await api.call(awardsCalls.voteStepOne, { body, token: voter });

  expect(await api.db.select().from(ballotChoices)).toHaveLength(1);
  expect(await list()).toEqual(before);
  expect(await list({}, voter)).toEqual(votersView);
});

test('pages cover the list without gaps or duplicates', async () => {
  await setStatus('VoteOne');
  const all = await list();
  const pages = await Promise.all([0, 1, 2].map((page) => list({ page, itemsOnPage: 40 })));

  expect(pages[0]?.totalPages).toBe(Math.ceil(all.totalItems / 40));
  expect(pages.flatMap(({ nominees: page }) => page)).toEqual(all.nominees.slice(0, 120));
});

test('categories are sorted by name, with their criteria and number of choices', async () => {
  const { body } = await api.call(awardsCalls.nominationCategories, {
    query: { 'filter.AwardsType.Equals': 'Company' },
  });

  expect(body.totalItems).toBe(12);
  const names = body.nominationCategories.map(({ name }) => name);
  expect(names).toEqual([...names].sort());
  expect(body.nominationCategories[0]).toMatchObject({
    awardsType: 'Company',
    allowedVotes: expect.any(Number),
    criteria: expect.arrayContaining([expect.any(String)]),
  });
});

test('each track has its own status', async () => {
  await writeSection(api.db, 'awardsStatus', 'VoteTwo', api.clock.now());
  await writeSection(api.db, 'awardsIndividualStatus', 'Nomination', api.clock.now());
  api.app.platform.responseCache.drop('settings');

  expect((await api.call(awardsCalls.awardsStatus)).body).toEqual({
    awardsStatus: 'VoteTwo',
    changesAt: null,
  });
  expect((await api.call(awardsCalls.awardsIndividualStatus)).body).toEqual({
    awardsIndividualStatus: 'Nomination',
    changesAt: null,
  });
  await writeSection(api.db, 'awardsWelcomeStatus', 'PreNomination', api.clock.now());
  api.app.platform.responseCache.drop('settings');
  expect((await api.call(awardsCalls.awardsWelcomeStatus)).body).toEqual({
    awardsWelcomeStatus: 'PreNomination',
    changesAt: null,
  });
});
