import { afterAll, beforeAll, expect, test } from 'vitest';
import * as packageCalls from '@summit/contract/calls/packages';
import { formatRate } from '@summit/contract/money-and-time/money';
import { getOrganiser } from '../../testing/organise-resources.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;

beforeAll(async () => {
  api = await openTestApp();
});

afterAll(() => api.close());

async function setRate(vatPercent: unknown): Promise<number> {
  const organiser = await getOrganiser(api);
  return (await organiser.set('invoicing', 'invoicing', { vatPercent })).status;
}

/** The rate as the pages show it. */
async function shownRate(): Promise<string> {
  const { body } = await api.call(packageCalls.packages);
  return formatRate(body.packages[0]?.vatBasisPoints ?? NaN);
}

test.each([
  [20, '20%'],
  [25.5, '25.5%'],
  ['8.1', '8.1%'],
  ['5,5', '5.5%'],
  ['25.5%', '25.5%'],
  [5.5, '5.5%'],
  [17.25, '17.25%'],
  [0.1, '0.1%'],
  [0, '0%'],
  [100, '100%'],
])('the rate %j is accepted, and shown as %s', async (rate, shown) => {
  expect(await setRate(rate)).toBe(200);
  expect(await shownRate()).toBe(shown);
});

test.each([-1, 100.01, 8.125, '5,555', 'abc', '', null, '1e1000'])('%j is not a rate', async (rate) => {
  expect(await setRate(rate)).toBe(400);
});
