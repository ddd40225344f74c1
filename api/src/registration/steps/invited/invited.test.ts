import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as calls from '@summit/contract/calls/attendee-registration';
import * as attendeeSelfCalls from '@summit/contract/calls/attendee-self';
import { packagePlaces, packages } from '../../../orders/packages/packages.tables.ts';
import { movePlace } from '../../../orders/public/places.queries.ts';
import { attendees } from '../../../people/attendees/attendees.tables.ts';
import { findAttendeeByEmail, lockAttendee } from '../../../people/public/attendees.queries.ts';
import { linkTokenHash } from '../../../platform/accounts/link-token.ts';
import {
  readSection,
  type SettingSections,
  writeSection,
} from '../../../settings/public/settings.queries.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { untilACallWaits } from '../../../testing/until-a-call-waits.ts';
import { invitations } from '../../invitations/invitations.tables.ts';
import { endInvitation, moveInvitations } from '../../public/invitations.queries.ts';

let api: TestApp;

beforeEach(async () => {
  api = await openTestApp();
});

afterEach(() => api.close());

let visitors = 0;

/** A first step with the demo event's open invitation. */
function form(changes: Record<string, unknown> = {}) {
  visitors += 1;
  return {
    token: 'demo-invitation',
    firstName: 'June',
    lastName: 'Okafor',
    email: `guest${visitors}@fresh.example`,
    phone: '+44 20 7946 0958',
    company: 'Tidewarden',
    jobTitle: 'Analyst',
    country: 'GB',
    password: 'Secret2027',
    termsAccepted: true,
    ...changes,
  };
}

const check = (token: string) => api.call(calls.regularInvitationToken, { query: { token } });
const begin = (changes?: Record<string, unknown>) => api.call(calls.invitedStepOne, { body: form(changes) });
const finish = (token: string, body: Record<string, unknown> = {}) =>
  api.call(calls.invitedStepTwo, { token, body });
const details = async (token: string) => (await api.call(attendeeSelfCalls.attendeeDetails, { token })).body;

async function setting(changes: Partial<SettingSections['global']>): Promise<void> {
  const global = await readSection(api.db, 'global');
  await writeSection(api.db, 'global', { ...global, ...changes }, api.clock.now());
}

/** More links from the inviter of the open invitation. */
async function moreLinks(count: number): Promise<string[]> {
  const isOpen = eq(invitations.tokenHash, linkTokenHash('demo-invitation'));
  const [open] = await api.db.select().from(invitations).where(isOpen);
  if (!open) throw new Error('no open invitation');
  const tokens = Array.from({ length: count }, (_none, index) => `more-${index}`);
  const { inviterId } = open;
  const rows = tokens.map((token) => ({ inviterId, email: 'x@y.example', tokenHash: linkTokenHash(token) }));
  await api.db.insert(invitations).values(rows);
  return tokens;
}

test('an invited attendee registers from the link to the photo', async () => {
  await setting({ attendeePhotoIsDisabled: false });
  const begun = await begin();
  expect(begun.status).toBe(200);
  const token = begun.body.accessToken;
  expect(await details(token)).toMatchObject({
    attendeeType: 'Invited',
    registrationStatus: 'SubmitStepOne',
    category: { id: 'payments-provider' },
    invitedByAttendeeId: expect.any(String),
  });

  const finished = await finish(token, { interests: ['fraud'], dietaryNeeds: 'No nuts' });
  expect([finished.status, finished.code]).toEqual([409, 'fm.cms-0120']);
  expect(await details(token)).toMatchObject({
    registrationStatus: 'Completed',
    ticketNumber: expect.any(String),
    image: { imageStatus: 'NotUploaded' },
  });
  const isGuest = eq(attendees.firstName, 'June');
  const [row] = await api.db.select().from(attendees).where(isGuest);
  expect(row?.profile).toMatchObject({ interests: ['fraud'], dietaryNeeds: 'No nuts' });
  const topics = (await api.app.platform.mail.list(api.db, 10)).map(({ topic }) => topic);
  expect(topics.sort()).toEqual(['photo-request', 'registration-completed']);
});

test('ticking the newsletter sends an email', async () => {
  await begin({ marketing: true });
  const topics = (await api.app.platform.mail.list(api.db, 10)).map(({ topic }) => topic);
  expect(topics).toContain('subscribed');
});

test('the second part is the last step if photos are switched off', async () => {
  await setting({ attendeePhotoIsDisabled: true });
  const { body } = await finish((await begin()).body.accessToken);
  expect(body).toEqual({ registrationStatus: 'Completed', next: 'registrationCompleted' });
});

test('cqrs-0009: the check of an unknown token', async () => {
  const { status, code, raw } = await check('made-up');
  expect([status, code]).toEqual([404, 'cqrs-0009']);
  expect(raw.json().Message).toBe("Attendee with such invitation token doesn't exist");
});

test('fm.cms-0072: a first step with an unknown token', async () => {
  const { status, code, raw } = await begin({ token: 'made-up' });
  expect([status, code, raw.json().Message]).toEqual([404, 'fm.cms-0072', 'Invited token does not exist']);
});

test('fm.cms-0071: a registration has been started with it', async () => {
  const first = await begin();
  const second = await begin();
  const checked = await check('demo-invitation');

  expect([first.status, second.status, second.code]).toEqual([200, 409, 'fm.cms-0071']);
  expect([checked.code, checked.raw.json().Message]).toEqual([
    'fm.cms-0071',
    'Attendee already started registration',
  ]);
});

test('fm.cms-0009: it was withdrawn, or its sender was blocked', async () => {
  const closed = await check('demo-invitation-closed');
  expect([closed.status, closed.raw.json().Message]).toEqual([
    404,
    'Invitation token does not exist or no longer active',
  ]);
  expect((await begin({ token: 'demo-invitation-closed' })).code).toBe('fm.cms-0009');

  await api.db.update(attendees).set({ isBlocked: true }).where(eq(attendees.firstName, 'Adaeze'));
  expect((await check('demo-invitation')).code).toBe('fm.cms-0009');
  expect((await begin()).code).toBe('fm.cms-0009');
});

test('invited-attendee-submit-0001: the inviter has not paid', async () => {
  expect((await check('demo-invitation-unpaid')).body).toMatchObject({ arePaid: false });
  const { code, raw } = await begin({ token: 'demo-invitation-unpaid' });
  expect(code).toBe('invited-attendee-submit-0001');
  expect(raw.json().Message).toBe('No remaining extra tickets count or are not paid');
});

test('concurrent first steps never exceed the number of tickets', async () => {
  const tokens = ['demo-invitation', ...(await moreLinks(9))];
  const responses = await Promise.all(tokens.map((token) => begin({ token })));

  const codes = responses.map(({ status, code }) => code ?? status);
  expect(codes.filter((code) => code === 200)).toHaveLength(2);
  expect(codes.filter((code) => code === 'invited-attendee-submit-0001')).toHaveLength(8);
  const refused = tokens[codes.indexOf('invited-attendee-submit-0001')] ?? '';
  expect((await check(refused)).body).toMatchObject({ arePaid: true, remainingExtraTicketsCount: 0 });
  expect(await api.db.select().from(attendees).where(eq(attendees.firstName, 'June'))).toHaveLength(2);
});

test('an invitation transferred with the ticket meanwhile is locked with its new inviter', async () => {
  const { db, clock } = api;
  const isOpen = eq(invitations.tokenHash, linkTokenHash('demo-invitation'));
  const [open] = await db.select().from(invitations).where(isOpen);
  const colleague = await findAttendeeByEmail(db, 'buy@demo.summit.example');
  const [id, holderId, colleagueId] = [open?.id ?? '', open?.inviterId ?? '', colleague?.id ?? ''];
  const started: { begun?: ReturnType<typeof begin> } = {};
  await db.transaction(async (withdrawing) => {
    await lockAttendee(withdrawing, colleagueId);
    await db.transaction(async (moving) => {
      await lockAttendee(moving, holderId);
      started.begun = begin();
      await untilACallWaits(db);
      await movePlace(moving, holderId, colleagueId, null);
      await moveInvitations(moving, holderId, colleagueId, clock.now());
    });
    await untilACallWaits(db);
    await endInvitation(withdrawing, id, clock.now());
  });
  expect((await started.begun)?.code).toBe('fm.cms-0009');
});

test('one of many identical first steps creates the attendee', async () => {
  const body = form();
  const responses = await Promise.all(
    Array.from({ length: 10 }, () => api.call(calls.invitedStepOne, { body })),
  );
  const codes = responses.map(({ status, code }) => code ?? status);
  expect(codes.filter((code) => code === 200)).toHaveLength(1);
  const refusals = new Set<unknown>(['fm.cms-0071', 'fm.cms-0029', 'create-user-0003']);
  expect(codes.filter((code) => refusals.has(code))).toHaveLength(9);
});

test.each([
  ['an address that is registered', { email: 'buy@demo.summit.example' }, 'fm.cms-0029'],
  ['a forbidden domain', { email: 'june@throwaway.example' }, 'email.domain-0002'],
  ['no password', { password: undefined }, 'validation.base-0001'],
  ['no token', { token: '' }, 'validation.base-0001'],
])('%s is refused, and the invitation stays open', async (_what, changes, code) => {
  expect((await begin(changes)).code).toBe(code);
  expect((await check('demo-invitation')).status).toBe(200);
});

test('first steps are refused while registration is closed', async () => {
  await setting({ registrationIsEnabled: false });
  expect((await begin()).code).toBe('registration-0001');
});

test('the second part is only for invited attendees, once', async () => {
  const token = (await begin()).body.accessToken;
  const regular = await api.call(calls.submitStepTwo, { token, body: {} });
  await finish(token);

  expect(regular.code).toBe('fm.cms-0041');
  expect((await finish(token)).code).toBe('fm.cms-0019');
  expect((await finish(await api.loginAs('stepone'))).code).toBe('fm.cms-0041');
});

test('the ticket is lost with the inviter’s package', async () => {
  const token = (await begin()).body.accessToken;
  const inviter = (await details(token)).invitedByAttendeeId ?? '';
  await api.db.update(packages).set({ extraTickets: 0 }).where(eq(packages.id, 'sell-vip'));
  expect((await finish(token)).code).toBe('invited-attendee-submit-0001');
  await api.db.delete(packagePlaces).where(eq(packagePlaces.attendeeId, inviter));
  expect((await finish(token)).code).toBe('invited-attendee-submit-0001');
});
