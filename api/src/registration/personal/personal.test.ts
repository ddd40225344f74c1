import { afterAll, beforeAll, expect, test } from 'vitest';
import * as attendeeSelfCalls from '@summit/contract/calls/attendee-self';
import * as attendeeCalls from '@summit/contract/calls/attendees';
import type { DemoAccountName } from '@summit/contract/session/demo-accounts';
import { attendees } from '../../people/attendees/attendees.tables.ts';
import { readSection, writeSection } from '../../settings/public/settings.queries.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;

beforeAll(async () => {
  api = await openTestApp();
});

afterAll(() => api.close());

test('attendees get their own image, category, tags by name, package and ticket', async () => {
  const { body, raw } = await api.call(attendeeSelfCalls.attendeeDetails, {
    token: await api.loginAs('buy'),
  });

  expect(body).toMatchObject({
    firstName: 'Beatrice',
    email: 'buy@demo.summit.example',
    attendeeType: 'Buy',
    registrationStatus: 'Completed',
    image: { imageStatus: 'Approved', imageUrl: expect.any(String) },
    category: { type: 'Buy', slug: 'merchant' },
    package: { type: 'BuyStandard', kind: 'free' },
    ticketNumber: expect.stringMatching(/^(?:[0-9A-F]{4}-){2}[0-9A-F]{4}$/),
    invitedByAttendeeId: null,
  });
  expect(body.tags).toContainEqual({ id: 'fraud', name: 'Fraud', comment: null });
  expect(raw.payload).not.toMatch(/passwordHash|argon2|organiserRole/);
});

test('ticket numbers are unique and stable, and cannot be derived from public data', async () => {
  const token = await api.loginAs('vip');
  const { body } = await api.call(attendeeSelfCalls.attendeeDetails, { token });
  const again = await api.call(attendeeSelfCalls.attendeeDetails, { token });
  const listed = await api.call(attendeeCalls.attendees, { query: { itemsOnPage: 9999 } });
  const rows = await api.db.select({ ticket: attendees.ticketNumber }).from(attendees);
  const number = body.ticketNumber ?? '';

  expect(number).toMatch(/^(?:[0-9A-F]{4}-){2}[0-9A-F]{4}$/);
  expect(again.body.ticketNumber).toBe(number);
  expect(new Set(rows.map(({ ticket }) => ticket)).size).toBe(rows.length);
  const digits = (text: string) => text.replaceAll('-', '').toUpperCase();
  expect(digits(body.id)).not.toContain(digits(number));
  expect(digits(listed.raw.payload)).not.toContain(digits(number));
});

test('the inviter and a missing photo are returned', async () => {
  const { body } = await api.call(attendeeSelfCalls.attendeeDetails, { token: await api.loginAs('invited') });
  expect(body.invitedByAttendeeId).toEqual(expect.any(String));
  expect(body.image).toEqual({ imageUrl: null, imageStatus: 'NotUploaded' });
});

test('there is no ticket before the registration is complete', async () => {
  const { body } = await api.call(attendeeSelfCalls.attendeeDetails, { token: await api.loginAs('request') });
  expect(body).toMatchObject({ ticketNumber: null, package: { type: 'SellStandard', kind: 'paid' } });
});

test.each<[DemoAccountName, string]>([
  ['stepone', 'SubmitStepOne'],
  ['package', 'PendingPackageSelection'],
  ['request', 'RequestForPayment'],
  ['pending', 'PendingPayment'],
  ['buy', 'Completed'],
])('the registration status of %s@ is %s', async (account, registrationStatus) => {
  const { body } = await api.call(attendeeSelfCalls.registrationStatus, {
    token: await api.loginAs(account),
  });
  expect(body).toEqual({
    registrationStatus,
    displayName: expect.stringMatching(/./),
    isEmailConfirmed: true,
    message: expect.stringMatching(/./),
  });
});

test('the killer feature requires tags only when it is enabled', async () => {
  const token = await api.loginAs('buy');
  const off = await api.call(attendeeSelfCalls.killerFeatureType, { token });
  const global = await readSection(api.db, 'global');
  await writeSection(api.db, 'global', { ...global, killerFeatureIsEnabled: true }, api.clock.now());
  const on = await api.call(attendeeSelfCalls.killerFeatureType, { token });

  expect(off.body).toEqual({ killerFeatureType: 'None', isSubmitted: true });
  expect(on.body).toEqual({ killerFeatureType: 'Tags', isSubmitted: true });
});

test('a token is required', async () => {
  const { status, code } = await api.call(attendeeSelfCalls.attendeeDetails);
  expect([status, code]).toEqual([401, 'authorization-0001']);
});
