import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as sponsorCalls from '@summit/contract/calls/sponsors';
import { searchEntries } from '../../content/search/search.tables.ts';
import { getOrganiser } from '../../testing/organise-resources.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;

beforeAll(async () => {
  api = await openTestApp();
});

afterAll(() => api.close());

test('lists fifty sponsors in five tiers, the highest first and each by name', async () => {
  const { sponsors, totalItems } = (await api.call(sponsorCalls.sponsors)).body;
  expect(totalItems).toBe(50);
  const orders = sponsors.map(({ tier }) => tier.order);
  expect(new Set(orders)).toEqual(new Set([1, 2, 3, 4, 5]));
  expect(orders).toEqual([...orders].sort());
  const platinum = sponsors.filter(({ tier }) => tier.id === 'platinum').map(({ name }) => name);
  expect(platinum).toEqual([...platinum].sort());
});

test('filters by tier and type', async () => {
  const query = { 'filter.Tier.Id.Equals': 'gold', 'filter.Type.Id.Equals': 'trading' };
  const { body } = await api.call(sponsorCalls.sponsors, { query });
  expect(body.sponsors.map(({ id }) => id)).toEqual(['ivorine', 'vexhallow']);
});

test('can list only those of the affiliate zone', async () => {
  const { body } = await api.call(sponsorCalls.sponsors, { query: { 'filter.IsAffiliate.Equals': 'true' } });
  expect(body.totalItems).toBe(7);
  expect(body.sponsors.every(({ stand }) => stand !== null)).toBe(true);
});

test('has a logo for every sponsor', async () => {
  const { body } = await api.call(sponsorCalls.sponsors);
  expect(body.sponsors.every(({ logoUrl }) => /^\/media\/[0-9a-f]{32}\.svg$/.test(logoUrl ?? ''))).toBe(true);
});

test('returns a sponsor with its speakers and their sessions', async () => {
  const { body } = await api.call(sponsorCalls.sponsor, { params: { id: 'tidewarden' } });
  expect(body).toMatchObject({ name: 'Tidewarden', tier: { id: 'headline' } });
  expect(body.speakers.map(({ id }) => id)).toEqual(['amara-okafor']);
  expect(body.sessions.map(({ id }) => id)).toContain('the-plumbing-is-the-product');
  const alone = await api.call(sponsorCalls.sponsor, { params: { id: 'quaylock' } });
  expect(alone.body).toMatchObject({ speakers: [], sessions: [] });
  const nobody = await api.call(sponsorCalls.sponsor, { params: { id: 'nobody' } });
  expect(nobody).toMatchObject({ status: 404, code: 'cqrs-0009' });
});

test('lists tiers from the highest, and types by name', async () => {
  const { tiers } = (await api.call(sponsorCalls.tiers)).body;
  expect(tiers.map(({ name }) => name)).toEqual(['Headline', 'Platinum', 'Gold', 'Silver', 'Partner']);
  const { sponsorTypes } = (await api.call(sponsorCalls.sponsorTypes)).body;
  expect(sponsorTypes[0]).toEqual({ id: 'banking', name: 'Banking' });
});

test('a hidden sponsor is in no list, page or search, and keeps its data', async () => {
  const owner = await getOrganiser(api);
  const before = await owner.show('sponsors', 'tidewarden');
  await owner.set('sponsors', 'tidewarden', { status: 'Draft' });
  const ids = async () => (await api.call(sponsorCalls.sponsors)).body.sponsors.map(({ id }) => id);
  expect(await ids()).not.toContain('tidewarden');
  expect((await api.call(sponsorCalls.sponsor, { params: { id: 'tidewarden' } })).status).toBe(404);
  const entries = await api.db.select().from(searchEntries).where(eq(searchEntries.id, 'tidewarden'));
  expect(entries).toEqual([]);
  await owner.set('sponsors', 'tidewarden', { status: 'Published' });
  expect(await ids()).toContain('tidewarden');
  expect((await owner.show('sponsors', 'tidewarden'))?.values).toEqual(before?.values);
  expect(await api.db.select().from(searchEntries).where(eq(searchEntries.id, 'tidewarden'))).toHaveLength(1);
});
