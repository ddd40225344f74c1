import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as attendeeRegistrationCalls from '@summit/contract/calls/attendee-registration';
import * as waitingListCalls from '@summit/contract/calls/waiting-list';
import * as limits from '@summit/contract/limits/limits';
import { attendees } from '../../people/attendees/attendees.tables.ts';
import { readSection, writeSection } from '../../settings/public/settings.queries.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { packagePlaces, packages, waitingList } from '../packages/packages.tables.ts';
import { offerAllPlaces } from './offer-places.queries.ts';

let api: TestApp;
const packageId = 'buy-vip';
const packageType = 'BuyVip';
const own = 'package@demo.summit.example';
const hour = 3_600_000;

beforeEach(async () => {
  api = await openTestApp();
  const care = await readSection(api.db, 'ticketCare');
  const waiting = { isEnabled: true, offerHours: 24 };
  await writeSection(api.db, 'ticketCare', { ...care, waitingList: waiting }, api.clock.now());
  await setPlaces(0);
});
afterEach(() => api.close());

/** Sets the number of free places. */
async function setPlaces(places: number): Promise<void> {
  const taken = await api.db.$count(packagePlaces, eq(packagePlaces.packageId, packageId));
  await api.db
    .update(packages)
    .set({ capacity: taken + places })
    .where(eq(packages.id, packageId));
  api.app.platform.responseCache.drop('packages');
}

async function setAttendee(change: Partial<typeof attendees.$inferInsert>): Promise<void> {
  await api.db.update(attendees).set(change).where(eq(attendees.email, own));
}

const join = (email: string) =>
  api.call(waitingListCalls.joinWaitingListByEmail, { body: { email, packageType }, captcha: true });
const joinAs = (token: string) =>
  api.call(waitingListCalls.joinWaitingList, { token, body: { packageType } });
const choose = (token: string) =>
  api.call(attendeeRegistrationCalls.selectPackage, {
    token,
    body: { type: packageType, packageType: 'paid' },
  });
const entry = (token: string) => api.call(waitingListCalls.waitingEntryByToken, { query: { token } });
const leave = (token: string) => api.call(waitingListCalls.leaveWaitingListByToken, { query: { token } });
const lastEmail = async () => (await api.app.platform.mail.list(api.db, 1))[0];
const states = async () =>
  (await api.db.select().from(waitingList).orderBy(waitingList.position)).map(({ state }) => state);

async function offerPlaces(places: number): Promise<void> {
  await setPlaces(places);
  await offerAllPlaces(api.app.platform);
}

async function mailedToken(): Promise<string> {
  return /[?&]token=([\w-]+)/.exec((await lastEmail())?.text ?? '')?.[1] ?? '';
}

test('without an account the links in both emails show the offer and can leave the list', async () => {
  await join('ada@fresh.example');
  const first = await mailedToken();
  await offerPlaces(1);
  const second = await mailedToken();
  expect((await lastEmail())?.topic).toBe('waiting-list-offer');
  expect(second).not.toBe('');
  for (const token of [first, second]) {
    expect((await entry(token)).body).toMatchObject({
      email: 'ada@fresh.example',
      entry: { state: 'Offered' },
    });
  }

  expect((await leave(first)).status).toBe(204);
  for (const token of [first, second]) expect((await entry(token)).body.entry).toBeNull();
  expect(await states()).toEqual(['Left']);
});

test('the link of the offer can leave the list, and a forged one is refused', async () => {
  await join('ada@fresh.example');
  await offerPlaces(1);
  const token = await mailedToken();
  const [row] = await api.db.select().from(waitingList);
  const made = (row?.id ?? '') + token.slice((row?.id ?? '').length, -1) + (token.endsWith('A') ? 'B' : 'A');
  expect([(await entry(made)).code, (await leave(made)).code]).toEqual([
    'waiting-list-0003',
    'waiting-list-0003',
  ]);
  expect((await leave(token)).status).toBe(204);
});

test('an attendee can leave the list with the first link after the offer, which signs in', async () => {
  await joinAs(await api.loginAs('package'));
  const first = await mailedToken();
  await offerPlaces(1);
  expect((await lastEmail())?.text).toContain('/registration/packages?type=BuyVip&loginToken=');
  expect((await leave(first)).status).toBe(204);
});

test('the offer signs no organiser in', async () => {
  await joinAs(await api.loginAs('package'));
  await setAttendee({ organiserRole: 'content' });
  await offerPlaces(1);
  const mail = await lastEmail();
  expect(mail?.topic).toBe('waiting-list-offer');
  expect(mail?.text).toContain('/registration/packages?type=BuyVip');
  expect(mail?.text).not.toContain('loginToken');
});

test('an offered place is held until the end of the offer, also after it is chosen', async () => {
  const token = await api.loginAs('package');
  await joinAs(token);
  await offerPlaces(1);
  const [row] = await api.db.select().from(waitingList);
  expect((await choose(token)).body.heldUntil).toBe(row?.offeredUntil?.toISOString());
  expect(await states()).toEqual(['Taken']);

  api.clock.moveBy(23 * hour);
  await join('ada@fresh.example');
  await offerAllPlaces(api.app.platform);
  expect(await states()).toEqual(['Taken', 'Waiting']);
  api.clock.moveBy(hour + 1000);
  await offerAllPlaces(api.app.platform);
  expect(await states()).toEqual(['Taken', 'Offered']);
});

test('a place chosen shortly before the end of the offer gets the usual time to pay', async () => {
  await joinAs(await api.loginAs('package'));
  await offerPlaces(1);
  api.clock.moveBy(24 * hour - 60_000);
  const { body } = await choose(await api.loginAs('package'));
  const held = Date.parse(body.heldUntil ?? '') - api.clock.now().getTime();
  expect(Math.abs(held - limits.placeHoldTime)).toBeLessThan(5000);
});

test.each([
  ['has a ticket by now', { registrationStatus: 'Completed' }],
  ['is blocked', { isBlocked: true }],
  ['may not log in', { loginIsDisabled: true }],
] as const)('an attendee who %s gets no offer, and the next one gets the place', async (_why, change) => {
  await joinAs(await api.loginAs('package'));
  await join('ada@fresh.example');
  await setAttendee(change);
  await offerPlaces(1);
  expect(await states()).toEqual(['Left', 'Offered']);
  expect((await lastEmail())?.to).toBe('ada@fresh.example');
});

test('an entry whose address has a ticket by now is skipped, too, also with an open offer', async () => {
  await join(own);
  await join('ada@fresh.example');
  await offerPlaces(1);
  expect(await states()).toEqual(['Offered', 'Waiting']);
  await setAttendee({ registrationStatus: 'Completed' });
  await offerAllPlaces(api.app.platform);
  expect(await states()).toEqual(['Left', 'Offered']);
});

test('registering with a waiting address neither uses nor releases its place before the address is confirmed', async () => {
  await join(own);
  await offerPlaces(1);
  await setAttendee({ confirmedEmail: null });
  const token = await api.loginAs('package');
  const [row] = await api.db.select().from(waitingList);
  const params = { id: row?.id ?? '' };
  expect((await api.call(waitingListCalls.ownWaitingEntries, { token })).body.entries).toEqual([]);
  expect((await choose(token)).code).toBe('package-0001');
  expect((await api.call(waitingListCalls.leaveWaitingList, { token, params })).code).toBe(
    'waiting-list-0003',
  );
  expect(await states()).toEqual(['Offered']);

  await setAttendee({ confirmedEmail: own });
  expect((await api.call(waitingListCalls.ownWaitingEntries, { token })).body.entries).toHaveLength(1);
  expect((await choose(token)).status).toBe(200);
  expect(await states()).toEqual(['Taken']);
});

test('a ticket that another person gets with the address does not end its offer either', async () => {
  await join(own);
  await setAttendee({ registrationStatus: 'Completed', confirmedEmail: null });
  await offerPlaces(1);
  expect(await states()).toEqual(['Offered']);
  expect((await lastEmail())?.to).toBe(own);
});
