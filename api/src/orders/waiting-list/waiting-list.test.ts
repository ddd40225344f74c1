import { eq, inArray } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as attendeeRegistrationCalls from '@summit/contract/calls/attendee-registration';
import * as packageCalls from '@summit/contract/calls/packages';
import * as waitingListCalls from '@summit/contract/calls/waiting-list';
import { readSection, writeSection } from '../../settings/public/settings.queries.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { packagePlaces, packages, waitingList } from '../packages/packages.tables.ts';
import { offerAllPlaces } from './offer-places.queries.ts';

let api: TestApp;

beforeEach(async () => {
  api = await openTestApp();
  const care = await readSection(api.db, 'ticketCare');
  const waiting = { isEnabled: true, offerHours: 24 };
  await writeSection(api.db, 'ticketCare', { ...care, waitingList: waiting }, api.clock.now());
  await setCapacity(await placesTaken());
});
afterEach(() => api.close());

const packageType = 'BuyStandard';
const packageId = 'buy-standard';

async function placesTaken(): Promise<number> {
  return api.db.$count(packagePlaces, eq(packagePlaces.packageId, packageId));
}

async function setCapacity(capacity: number): Promise<void> {
  const [row] = await api.db
    .update(packages)
    .set({ capacity })
    .where(eq(packages.type, packageType))
    .returning();
  expect(row?.id).toBe(packageId);
  api.app.platform.responseCache.drop('packages');
}

const joinByEmail = (email: string) =>
  api.call(waitingListCalls.joinWaitingListByEmail, { body: { email, packageType }, captcha: true });
const joinAs = (token: string) =>
  api.call(waitingListCalls.joinWaitingList, { token, body: { packageType } });
const own = async (token: string) =>
  (await api.call(waitingListCalls.ownWaitingEntries, { token })).body.entries;
const choose = (token: string) =>
  api.call(attendeeRegistrationCalls.selectPackage, {
    token,
    body: { type: packageType, packageType: 'free' },
  });
const offered = () => api.db.select().from(waitingList).where(eq(waitingList.state, 'Offered'));
const offerPlaces = () => offerAllPlaces(api.app.platform);
const lastEmail = async () => (await api.app.platform.mail.list(api.db, 1))[0];

/** The token of the link in the latest email. */
async function mailedToken(): Promise<string> {
  return /[?&]token=([\w-]+)/.exec((await lastEmail())?.text ?? '')?.[1] ?? '';
}

async function getQueue(people: number): Promise<void> {
  const now = api.clock.now();
  const rows = Array.from({ length: people }, (_, index) => ({
    packageId,
    email: `waiting${index}@fresh.example`,
    tokenHash: `hash ${index}`,
    joinedAt: now,
  }));
  await api.db.insert(waitingList).values(rows);
}

test('8 processes make exactly one offer for one place, to the first of 20 waiting entries', async () => {
  await getQueue(20);
  await setCapacity((await placesTaken()) + 1);
  await Promise.all(Array.from({ length: 8 }, () => offerPlaces()));
  expect((await offered()).map(({ email }) => email)).toEqual(['waiting0@fresh.example']);
  expect((await lastEmail())?.topic).toBe('waiting-list-offer');
});

test('an expired offer passes to the next entry, repeatedly', async () => {
  await getQueue(3);
  await setCapacity((await placesTaken()) + 1);
  const seen: string[] = [];
  for (let turn = 0; turn < 4; turn += 1) {
    await offerPlaces();
    seen.push((await offered()).map(({ email }) => email).join());
    api.clock.moveBy(24 * 3_600_000);
  }
  expect(seen).toEqual(['waiting0@fresh.example', 'waiting1@fresh.example', 'waiting2@fresh.example', '']);
});

test('a free place is reserved for the waiting list, as the list of packages shows', async () => {
  const token = await api.loginAs('package');
  await getQueue(1);
  await setCapacity((await placesTaken()) + 1);
  const { body } = await api.call(packageCalls.packages);
  expect(body.packages.find(({ type }) => type === packageType)).toMatchObject({
    placesLeft: 0,
    isAvailable: false,
  });
  expect((await choose(token)).code).toBe('package-0001');
  await setCapacity((await placesTaken()) + 2);
  expect((await choose(token)).body.registrationStatus).toBe('Completed');
});

test('an attendee joins, sees the position, gets the offer and takes the place', async () => {
  await getQueue(1);
  const token = await api.loginAs('package');
  const joined = await joinAs(token);
  expect(joined.body.entries).toMatchObject([
    { packageType, state: 'Waiting', position: 2, offeredUntil: null },
  ]);
  expect((await joinAs(token)).code).toBe('waiting-list-0002');

  await setCapacity((await placesTaken()) + 2);
  await offerPlaces();
  expect(await own(token)).toMatchObject([{ state: 'Offered', position: 0 }]);
  expect((await lastEmail())?.text).toContain('loginToken=');
  const mine = await api.call(attendeeRegistrationCalls.attendeePackages, { token, query: {} });
  expect(mine.body.packages.find(({ type }) => type === packageType)?.isAvailable).toBe(true);
  expect((await choose(token)).body.registrationStatus).toBe('Completed');
  expect(await own(token)).toEqual([]);
  expect((await offered()).map(({ email }) => email)).toEqual(['waiting0@fresh.example']);
});

test('without an account the link shows the entry, and the offer is for registering with the address', async () => {
  expect((await joinByEmail('package@demo.summit.example')).status).toBe(204);
  const query = { token: await mailedToken() };
  const shown = await api.call(waitingListCalls.waitingEntryByToken, { query });
  expect(shown.body).toMatchObject({
    email: 'package@demo.summit.example',
    entry: { state: 'Waiting', position: 1 },
  });

  await setCapacity((await placesTaken()) + 1);
  await offerPlaces();
  const now = await api.call(waitingListCalls.waitingEntryByToken, { query: { token: await mailedToken() } });
  expect(now.body.entry).toMatchObject({ state: 'Offered', offeredUntil: expect.any(String) });
  expect((await choose(await api.loginAs('package'))).body.registrationStatus).toBe('Completed');
});

test('an address on the list cannot be distinguished from others, and has one entry', async () => {
  const responses = [await joinByEmail('ada@fresh.example'), await joinByEmail('ADA@fresh.example')];
  expect(responses.map(({ status }) => status)).toEqual([204, 204]);
  expect(await api.db.$count(waitingList)).toBe(1);
});

test('leaving the list passes the offered place on to the next entry', async () => {
  const token = await api.loginAs('package');
  const [entry] = (await joinAs(token)).body.entries;
  await getQueue(1);
  await setCapacity((await placesTaken()) + 1);
  await offerPlaces();
  const left = await api.call(waitingListCalls.leaveWaitingList, { token, params: { id: entry?.id ?? '' } });
  await offerPlaces();
  expect(left.body.entries).toEqual([]);
  expect((await offered()).map(({ email }) => email)).toEqual(['waiting0@fresh.example']);
  const again = await api.call(waitingListCalls.leaveWaitingList, { token, params: { id: entry?.id ?? '' } });
  expect(again.code).toBe('waiting-list-0003');
});

test('another’s entry cannot be removed, neither by its id nor by a forged link', async () => {
  const [entry] = (await joinAs(await api.loginAs('package'))).body.entries;
  const params = { id: entry?.id ?? '' };
  const byId = await api.call(waitingListCalls.leaveWaitingList, {
    token: await api.loginAs('stepone'),
    params,
  });
  const byLink = await api.call(waitingListCalls.leaveWaitingListByToken, { query: { token: 'made-up' } });
  expect([byId.code, byLink.code]).toEqual(['waiting-list-0003', 'waiting-list-0003']);
  const open = await api.db
    .select()
    .from(waitingList)
    .where(inArray(waitingList.state, ['Waiting']));
  expect(open).toHaveLength(1);
});

test('the list can be left with the link in its email', async () => {
  await joinByEmail('ada@fresh.example');
  const query = { token: await mailedToken() };
  expect((await api.call(waitingListCalls.leaveWaitingListByToken, { query })).status).toBe(204);
  expect((await api.call(waitingListCalls.waitingEntryByToken, { query })).body.entry).toBeNull();
});

test('waiting-list-0001: places are free; waiting-list-0004: lists are switched off; fm.cms-0019: the attendee has a ticket', async () => {
  const token = await api.loginAs('package');
  expect((await joinAs(await api.loginAs('buy'))).code).toBe('fm.cms-0019');
  await setCapacity((await placesTaken()) + 1);
  expect((await joinAs(token)).code).toBe('waiting-list-0001');
  const care = await readSection(api.db, 'ticketCare');
  const off = { ...care, waitingList: { isEnabled: false, offerHours: 24 } };
  await writeSection(api.db, 'ticketCare', off, api.clock.now());
  expect((await joinAs(token)).code).toBe('waiting-list-0004');
});
