import { afterAll, beforeAll, expect, test } from 'vitest';
import { seededRandom } from '@summit/contract/testing/seeded-random';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { nominees } from '../../awards.tables.ts';
import { suggest } from './nominations-desk.queries.ts';

let api: TestApp;

beforeAll(async () => {
  api = await openTestApp();
});

afterAll(() => api.close());

const beginnings = [
  'Otter',
  'Bright',
  'North',
  'Juniper',
  'Copper',
  'Harbour',
  'Meridian',
  'Kestrel',
  'Silver',
  'Quay',
];
const ends = ['pay', 'ledger', 'bank', 'trust', 'data', 'cloud', 'markets', 'capital', 'insure', 'works'];

/** A hundred companies whose names share words. */
const names = beginnings.flatMap((beginning) => ends.map((end) => `${beginning} ${end}`));

type Random = () => number;

/** Typical misspellings of names. */
const variations: ((name: string, random: Random) => string)[] = [
  (name) => name.toUpperCase(),
  (name) => `${name} Ltd`,
  (name) => `The ${name} plc.`,
  (name) => name.split(' ').reverse().join(' '),
  (name) => name.replace(' ', ''),
  (name) => name.replace('a', 'á').replace('e', 'é').replace('o', 'ö'),
  (name, random) => without(name, 1 + Math.floor(random() * (name.length - 1))),
  (name, random) => doubled(name, 1 + Math.floor(random() * (name.length - 1))),
  (name, random) => swapped(name, 1 + Math.floor(random() * (name.length - 3))),
];

const without = (text: string, at: number) => text.slice(0, at) + text.slice(at + 1);
const doubled = (text: string, at: number) => text.slice(0, at + 1) + text.slice(at);
const swapped = (text: string, at: number) =>
  `${text.slice(0, at)}${text[at + 1] ?? ''}${text[at] ?? ''}${text.slice(at + 2)}`;

test('at least 95 per cent of 300 misspelt names have their original among the first three', async () => {
  const year = 2099;
  const getId = (name: string) => `likeness-${name}`;
  await api.db
    .insert(nominees)
    .values(names.map((name) => ({ id: getId(name), categoryId: 'payments', year, name })));
  const random = seededRandom(20_270_610);
  const missed: string[] = [];
  for (let turn = 0; turn < 300; turn += 1) {
    const name = names[Math.floor(random() * names.length)] ?? '';
    const vary = variations[turn % variations.length];
    const variant = vary?.(name, random) ?? name;
    const found = await suggest(api.db, { name: variant, categoryId: 'payments' }, year);
    if (!found.some(({ id }) => id === getId(name))) missed.push(`${variant} for ${name}`);
  }
  expect(missed.length).toBeLessThanOrEqual(15);
});
