import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as attendeeRegistrationCalls from '@summit/contract/calls/attendee-registration';
import * as waitingListCalls from '@summit/contract/calls/waiting-list';
import * as limits from '@summit/contract/limits/limits';
import { attendees } from '../../people/attendees/attendees.tables.ts';
import { readSection, writeSection } from '../../settings/public/settings.queries.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { packagePlaces, packages, waitingList } from '../packages/packages.tables.ts';
import { offerAllPlaces } from './offer-places.ts';

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

/** So many places are free. */
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

test('with an address alone, the links of both emails show the offer and leave the list', async () => {
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

test('the link of the offer leaves the list, and nobody makes one up', async () => {
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

test('an attendee takes themselves off with the first link after the offer, which logs in', async () => {
  await joinAs(await api.loginAs('package'));
  const first = await mailedToken();
  await offerPlaces(1);
  expect((await lastEmail())?.text).toContain('/registration/packages?type=BuyVip&loginToken=');
  expect((await leave(first)).status).toBe(204);
});

test('the offer logs no organiser in', async () => {
  await joinAs(await api.loginAs('package'));
  await setAttendee({ organiserRole: 'content' });
  await offerPlaces(1);
  const mail = await lastEmail();
  expect(mail?.topic).toBe('waiting-list-offer');
  expect(mail?.text).toContain('/registration/packages?type=BuyVip');
  expect(mail?.text).not.toContain('loginToken');
});

test('a place that was offered is held until the end of the offer, also once it is chosen', async () => {
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

test('shortly before the end of the offer there is the usual time to pay', async () => {
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
] as const)('nothing is offered to somebody who %s, and the next gets the place', async (_why, change) => {
  await joinAs(await api.loginAs('package'));
  await join('ada@fresh.example');
  await setAttendee(change);
  await offerPlaces(1);
  expect(await states()).toEqual(['Left', 'Offered']);
  expect((await lastEmail())?.to).toBe('ada@fresh.example');
});

test('who joined with the address alone and has a ticket by now is left out too, with an open offer as well', async () => {
  await join(own);
  await join('ada@fresh.example');
  await offerPlaces(1);
  expect(await states()).toEqual(['Offered', 'Waiting']);
  await setAttendee({ registrationStatus: 'Completed' });
  await offerAllPlaces(api.app.platform);
  expect(await states()).toEqual(['Left', 'Offered']);
});
