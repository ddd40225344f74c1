import { and, count, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as limits from '@summit/contract/limits/limits';
import { attendees } from '../../people/attendees/attendees.tables.ts';
import type { Db } from '../../platform/db/db.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import {
  canHavePlace,
  changeHold,
  countPlacesLeft,
  findChosenPackage,
  findPlace,
  takePlace,
} from '../public/places.queries.ts';
import { packagePlaces, type PackageRow, packages } from './packages.tables.ts';
import { lockPools } from './pools.queries.ts';

let api: TestApp;
let people: string[];

beforeAll(async () => {
  api = await openTestApp();
  const rows = Array.from({ length: 40 }, (_, index) => ({
    email: `queue${index}@fresh.example`,
    firstName: 'Ada',
    lastName: `Number ${index}`,
    categoryId: 'bank',
  }));
  await api.db.insert(attendees).values(rows);
  const added = await api.db.select().from(attendees).where(like(attendees.email, 'queue%'));
  people = added.map(({ id }) => id);
});

afterAll(() => api.close());

async function makePackage(id: string, kind: 'free' | 'paid', capacity: number): Promise<PackageRow> {
  const priceMinor = kind === 'free' ? 0 : 100;
  const row = { id, type: id, categoryType: 'Buy' as const, name: id, kind, priceMinor, capacity };
  const [made] = await api.db.insert(packages).values(row).returning();
  if (!made) throw new Error('The package was not made.');
  return made;
}

function take(attendeeId: string, wanted: PackageRow) {
  return api.db.transaction((tx) => takePlace(tx, attendeeId, wanted, api.clock.now()));
}

async function placesIn(db: Db, packageId: string): Promise<number> {
  const [row] = await db
    .select({ places: count() })
    .from(packagePlaces)
    .where(and(eq(packagePlaces.packageId, packageId)));
  return row?.places ?? 0;
}

test('5 of 40 concurrent attendees get one of 5 places', async () => {
  const wanted = await makePackage('race', 'free', 5);

  const places = await Promise.all(people.map((id) => take(id, wanted)));

  expect(places.filter((place) => place !== null)).toHaveLength(5);
  expect(await placesIn(api.db, 'race')).toBe(5);
});

test('a held place counts until the hold expires', async () => {
  const wanted = await makePackage('held', 'paid', 1);
  const [first = '', second = ''] = people;

  expect(await take(first, wanted)).toMatchObject({ state: 'Held', heldUntil: expect.any(Date) });
  expect(await take(second, wanted)).toBeNull();
  expect((await countPlacesLeft(api.db, api.clock.now())).get('held')).toBe(0);

  api.clock.moveBy(limits.placeHoldTime + 1);
  expect((await countPlacesLeft(api.db, api.clock.now())).get('held')).toBe(1);
  expect(await findChosenPackage(api.db, first, api.clock.now())).toBeNull();
  expect(await take(second, wanted)).toMatchObject({ attendeeId: second });
});

test('an attendee who is paying for a place does not wait for others who take one', async () => {
  const wanted = await makePackage('paying', 'paid', 1);
  const [payer = ''] = people;
  await take(payer, wanted);
  await api.db.transaction((tx) => changeHold(tx, payer, { isPaying: true }));
  api.clock.moveBy(limits.placeHoldTime + 1);

  const isTheirs = api.db.transaction(async (other) => {
    await lockPools(other, wanted);
    return api.db.transaction(async (tx) => {
      const place = await findPlace(tx, payer, api.clock.now());
      return canHavePlace(tx, payer, place, wanted, api.clock.now());
    });
  });
  expect(await isTheirs).toBe(true);
});
