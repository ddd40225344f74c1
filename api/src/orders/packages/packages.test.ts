import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as packageCalls from '@summit/contract/calls/packages';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { packages } from './packages.tables.ts';

let api: TestApp;

beforeAll(async () => {
  api = await openTestApp();
});

afterAll(() => api.close());

test('all visitors see the packages with price, sales period and places left', async () => {
  const { body } = await api.call(packageCalls.packages);

  expect(body.totalItems).toBe(body.packages.length);
  const standard = body.packages.find(({ type }) => type === 'BuyStandard');
  expect(standard).toMatchObject({
    kind: 'free',
    price: 0,
    currency: 'GBP',
    categoryType: 'Buy',
    isAvailable: true,
  });
  expect(standard?.placesLeft).toBeGreaterThan(0);
  expect(standard?.placesLeft).toBeLessThan(900);
});

test('packages can be filtered by type of category', async () => {
  const { body } = await api.call(packageCalls.packages, {
    query: { 'filter.Category.Type.Equals': 'Sell' },
  });
  expect(body.packages.map(({ type }) => type)).toEqual([
    'SellEarly',
    'SellStandard',
    'SellVip',
    'SellEarlyGala',
    'SellStandardGala',
  ]);
});

test('a package with fewer places than were sold is sold out, not negative', async () => {
  await api.db.update(packages).set({ capacity: 1 }).where(eq(packages.type, 'BuyStandard'));
  api.app.platform.responseCache.drop('packages');
  const { body } = await api.call(packageCalls.packages);

  const standard = body.packages.find(({ type }) => type === 'BuyStandard');
  expect(standard).toMatchObject({ placesLeft: 0, isAvailable: false });
});

test('categories are sorted by name: public ones, and those for invited guests', async () => {
  const open = await api.call(packageCalls.categories);
  const vip = await api.call(packageCalls.vipCategories);

  const names = open.body.categories.map(({ name }) => name);
  expect(names).toEqual([...names].sort());
  expect(open.body.categories.map(({ type }) => type)).not.toContain('Vip');
  expect(vip.body.categories.map(({ type }) => type)).toContain('Vip');
  expect(vip.body.categories.map(({ type }) => type)).not.toContain('Buy');
});

test('the choices of a form field can be read', async () => {
  const all = await api.call(packageCalls.predefinedActivities);
  const roles = await api.call(packageCalls.predefinedActivities, {
    query: { 'filter.Group.Equals': 'decisionRole' },
  });

  expect(roles.body.predefinedActivities.length).toBeGreaterThan(0);
  expect(roles.body.totalItems).toBeLessThan(all.body.totalItems);
  expect(new Set(roles.body.predefinedActivities.map(({ group }) => group))).toEqual(
    new Set(['decisionRole']),
  );
});

test('tags, and a single one, can be read', async () => {
  const all = await api.call(packageCalls.tags, { query: { itemsOnPage: 5 } });
  const one = await api.call(packageCalls.tag, { params: { id: 'fraud' } });
  const none = await api.call(packageCalls.tag, { params: { id: 'nothing' } });

  expect(all.body.tags).toHaveLength(5);
  expect(all.body.totalPages).toBe(Math.ceil(all.body.totalItems / 5));
  expect([one.body, none.code]).toEqual([{ id: 'fraud', name: 'Fraud' }, 'cqrs-0009']);
});
