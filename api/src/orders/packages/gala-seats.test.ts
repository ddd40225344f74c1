import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { attendees } from '../../people/attendees/attendees.tables.ts';
import { linkTokenHash } from '../../platform/accounts/link-token.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { countPlacesLeft, takePlace } from '../public/places.queries.ts';
import { type PackageRow, packages, waitingList } from './packages.tables.ts';
import { discountOn } from './promo-codes.queries.ts';
import type { PromoCodeRow } from './promo-codes.tables.ts';

let api: TestApp;
let people: string[];

beforeAll(async () => {
  api = await openTestApp();
  const rows = Array.from({ length: 6 }, (_, index) => ({
    email: `guest${index}@gala.example`,
    firstName: 'Ada',
    lastName: `Number ${index}`,
    categoryId: 'bank',
  }));
  await api.db.insert(attendees).values(rows);
  const added = await api.db.select().from(attendees).where(like(attendees.email, '%@gala.example'));
  people = added.map(({ id }) => id);
});

afterAll(() => api.close());

/** A hall with seats, a plain ticket, the same with a seat, and one that always has a seat. */
async function openGala(name: string, seats: number, places: number | null) {
  const plain = { categoryType: 'Buy', kind: 'free', priceMinor: 0 } as const;
  const paid = { categoryType: 'Buy', kind: 'paid', priceMinor: 100 } as const;
  const gala = `${name}-gala`;
  const row = (id: string) => ({ id, type: id, name: id });
  const made = await api.db
    .insert(packages)
    .values([
      { ...row(gala), ...paid, capacity: seats },
      { ...row(`${name}-plain`), ...plain, capacity: places },
      { ...row(`${name}-with`), ...paid, addsTo: `${name}-plain`, includesSeatOf: gala },
      { ...row(`${name}-vip`), ...paid, includesSeatOf: gala },
    ])
    .returning();
  const find = (id: string) => made.find((one) => one.id === `${name}-${id}`) as PackageRow;
  return { gala: find('gala'), plain: find('plain'), withSeat: find('with'), vip: find('vip') };
}

function take(person: number, wanted: PackageRow) {
  const attendeeId = people[person] ?? '';
  return api.db.transaction((tx) => takePlace(tx, attendeeId, wanted, api.clock.now()));
}

async function left({ id }: PackageRow): Promise<number | null | undefined> {
  return (await countPlacesLeft(api.db, api.clock.now())).get(id);
}

test('tickets with a seat share the seats, and the last one is sold once', async () => {
  const { gala, plain, withSeat, vip } = await openGala('seats', 2, null);
  expect(await take(0, withSeat)).not.toBeNull();
  expect(await left(gala)).toBe(1);
  expect(await left(vip)).toBe(1);

  expect(await take(1, vip)).not.toBeNull();
  expect(await take(2, withSeat)).toBeNull();
  expect(await take(2, vip)).toBeNull();
  expect(await left(withSeat)).toBe(0);
  expect(await left(plain)).toBeNull();
  expect(await take(2, plain)).not.toBeNull();
});

test('a ticket with a seat takes a place of the plain ticket as well', async () => {
  const { plain, withSeat, vip } = await openGala('places', 5, 1);
  expect(await take(0, withSeat)).not.toBeNull();
  expect(await left(plain)).toBe(0);
  expect(await take(1, plain)).toBeNull();
  expect(await take(1, withSeat)).toBeNull();
  expect(await take(1, vip)).not.toBeNull();
});

test('a place offered from the waiting list reserves its seat', async () => {
  const { withSeat, vip } = await openGala('offer', 1, null);
  const offeredUntil = new Date(api.clock.now().getTime() + 60_000);
  await api.db.insert(waitingList).values({
    packageId: vip.id,
    email: 'guest0@gala.example',
    attendeeId: people[0],
    tokenHash: linkTokenHash('offer'),
    state: 'Offered',
    offeredUntil,
    joinedAt: api.clock.now(),
  });
  expect(await left(withSeat)).toBe(0);
  expect(await take(1, withSeat)).toBeNull();
  expect(await take(0, vip)).not.toBeNull();
  const [entry] = await api.db.select().from(waitingList).where(eq(waitingList.packageId, vip.id));
  expect(entry?.state).toBe('Taken');
});

test('waiting for such a ticket reserves no seat', async () => {
  const { withSeat, vip } = await openGala('waiting', 1, null);
  await api.db.insert(waitingList).values({
    packageId: vip.id,
    email: 'waiting@elsewhere.example',
    tokenHash: linkTokenHash('waiting'),
    joinedAt: api.clock.now(),
  });
  expect(await left(withSeat)).toBe(1);
  expect(await take(3, withSeat)).not.toBeNull();
});

test('a promo code for a plain ticket is valid for the same ticket with a seat', async () => {
  const { plain, withSeat, vip } = await openGala('promo', 1, null);
  const code = { kind: 'percent', discount: 10, packageId: plain.id } as PromoCodeRow;
  expect(discountOn(code, withSeat)).toBe(10);
  expect(discountOn(code, vip)).toBeNull();
});
