import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as attendeeRegistrationCalls from '@summit/contract/calls/attendee-registration';
import * as attendeeSelfCalls from '@summit/contract/calls/attendee-self';
import * as calls from '@summit/contract/calls/vip';
import { attendees } from '../../people/attendees/attendees.tables.ts';
import { readSection, type SettingSections, writeSection } from '../../settings/public/settings.queries.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { addVipInvitation } from '../public/vip.queries.ts';
import { vipInvitations } from './vip.tables.ts';

let api: TestApp;

beforeEach(async () => {
  api = await openTestApp();
});

afterEach(() => api.close());

const guests = { id: 'summit-guests', code: 'demo-guest' };
const stand = { id: 'northquill', code: 'demo-exhibitor' };
const full = { id: 'summit-guests', code: 'demo-full' };
const closed = { id: 'summit-guests', code: 'demo-closed' };

let visitors = 0;

function form(changes: Record<string, unknown> = {}) {
  visitors += 1;
  return {
    firstName: 'Odile',
    lastName: 'Farrant',
    email: `guest${visitors}@fresh.example`,
    phone: '+44 20 7946 0958',
    company: 'Farrant',
    jobTitle: 'Partner',
    country: 'GB',
    password: 'Secret2027',
    termsAccepted: true,
    ...changes,
  };
}

const badge = { badgeName: 'Odile F', standRole: 'stand-role-sales', mobile: '+44 7700 900123' };
const manager = { accountManagerEmail: 'manager@summit.example' };

type Link = typeof guests;
const read = (params: Link) => api.call(calls.vipInvitation, { params });
const begin = (params: Link, changes?: Record<string, unknown>) =>
  api.call(calls.vipStepOne, { params, body: form(changes) });
const finish = (params: Link, token: string, body: Record<string, unknown> = badge) =>
  api.call(calls.vipStepTwo, { params, token, body });
const topics = (params: Link, token: string, body: Record<string, unknown>) =>
  api.call(calls.vipKillerFeature, { params, token, body });
const details = async (token: string) => (await api.call(attendeeSelfCalls.attendeeDetails, { token })).body;

async function setting(changes: Partial<SettingSections['global']>): Promise<void> {
  const global = await readSection(api.db, 'global');
  await writeSection(api.db, 'global', { ...global, ...changes }, api.clock.now());
}

async function limitTo(passesLimit: number, { code }: Link): Promise<void> {
  await api.db.update(vipInvitations).set({ passesLimit }).where(eq(vipInvitations.code, code));
}

test('an invitation returns the inviting company, the kind and the passes left', async () => {
  expect((await read(stand)).body).toEqual({
    id: expect.any(String),
    name: 'Northquill',
    company: 'Northquill',
    type: 'Exhibitor',
    passesLimit: 8,
    passesLeft: 8,
    accountManagerEmailRequired: true,
    validUntil: null,
  });
  const { id } = (await read(stand)).body;
  expect((await read({ ...stand, id })).body.name).toBe('Northquill');
  expect((await read({ ...stand, id: 'NORTHQUILL' })).status).toBe(200);
});

test('a guest registers from the link to the ticket', async () => {
  await setting({ killerFeatureIsEnabled: false, attendeePhotoIsDisabled: true });
  const begun = await begin(guests);
  const token = begun.body.accessToken;
  expect((await read(guests)).body.passesLeft).toBe(49);
  expect(await details(token)).toMatchObject({
    attendeeType: 'Vip',
    registrationStatus: 'SubmitStepOne',
    category: { id: 'vip-guest' },
    package: null,
    pass: { id: expect.any(String), code: 'demo-guest', accountManagerEmailRequired: false },
  });

  const finished = await finish(guests, token);
  expect(finished.body).toEqual({ registrationStatus: 'Completed', next: 'registrationCompleted' });
  expect(await details(token)).toMatchObject({ ticketNumber: expect.any(String) });
  const [row] = await api.db.select().from(attendees).where(eq(attendees.lastName, 'Farrant'));
  expect(row?.profile).toMatchObject({ ...badge, mobile: '+447700900123' });
  const mails = (await api.app.platform.mail.list(api.db, 10)).map(({ topic }) => topic);
  expect(mails).toEqual(['registration-completed']);
});

test('the attendee’s details contain the link, for another device', async () => {
  const { accessToken: token } = (await begin(stand)).body;
  const { pass } = await details(token);
  const link = { id: pass?.id ?? '', code: pass?.code ?? '' };
  expect((await finish(link, token, { ...badge, ...manager })).status).toBe(200);
});

describe('with topics switched on', () => {
  beforeEach(() => setting({ killerFeatureIsEnabled: true, attendeePhotoIsDisabled: false }));

  test('the photo and the topics come before the ticket', async () => {
    const { accessToken: token } = (await begin(guests)).body;
    expect((await finish(guests, token)).body).toEqual({
      registrationStatus: 'PendingPackageSelection',
      next: 'registrationPhoto',
    });
    expect((await finish(guests, token)).code).toBe('fm.cms-0023');
    const none = await topics(guests, token, { tags: [{ id: 'fraud' }] });
    expect(none.code).toBe('killer-feature-0002');
    const { body } = await topics(guests, token, { tags: [{ id: 'fraud' }], approveMessages: true });
    expect(body).toEqual({ registrationStatus: 'Completed', next: 'registrationCompleted' });
    expect((await topics(guests, token, { tags: [] })).code).toBe('fm.cms-0019');
  });

  test('topics are skipped once they are switched off', async () => {
    const { accessToken: token } = (await begin(guests)).body;
    await finish(guests, token);
    await setting({ killerFeatureIsEnabled: false });
    expect((await topics(guests, token, { tags: [] })).code).toBe('fm.cms-0022');
    const { body } = await api.call(attendeeRegistrationCalls.completeRegistration, { token });
    expect(body.registrationStatus).toBe('Completed');
  });

  test('an emailed link completes the registration without them', async () => {
    const given = form();
    const { body } = await api.call(calls.vipStepOne, { params: guests, body: given });
    await finish(guests, body.accessToken);
    const emails = await api.app.platform.mail.list(api.db, 10);
    const mail = emails.find(({ topic, to }) => topic === 'registration-step-left' && to === given.email);
    const token = /\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const done = await api.call(attendeeRegistrationCalls.completeByToken, { query: { token } });
    expect(done.body.registrationStatus).toBe('Completed');
  });
});

test.each([
  ['was never sent', { id: 'summit-guests', code: 'made-up' }, 'fm.cms-0009'],
  ['has the code of another', { id: 'northquill', code: 'demo-guest' }, 'fm.cms-0009'],
  ['has run out of time', closed, 'fm.cms-0009'],
  ['has no passes left', full, 'fm.cms-0077'],
])('a link that %s is invalid', async (_what, link, code) => {
  expect((await read(link)).code).toBe(code);
  expect((await begin(link)).code).toBe(code);
  expect(await api.db.$count(attendees, eq(attendees.lastName, 'Farrant'))).toBe(0);
});

test('fm.cms-0077 names a contact for more passes', async () => {
  expect((await read(full)).raw.json().Message).toBe(
    'The pass limit is reached: this VIP link is no longer valid. Contact the events team to buy more passes.',
  );
});

test('concurrent first steps never exceed the number of passes', async () => {
  await limitTo(4, guests);
  const responses = await Promise.all(Array.from({ length: 16 }, () => begin(guests)));
  const codes = responses.map(({ status, code }) => code ?? status);
  expect(codes.filter((code) => code === 200)).toHaveLength(4);
  expect(codes.filter((code) => code === 'fm.cms-0077')).toHaveLength(12);
});

test('a pass is free again when its attendee is deleted', async () => {
  await limitTo(1, guests);
  await begin(guests);
  expect((await read(guests)).code).toBe('fm.cms-0077');
  await api.db.delete(attendees).where(eq(attendees.lastName, 'Farrant'));
  expect((await read(guests)).body.passesLeft).toBe(1);
});

test('a refused form uses no pass', async () => {
  const refused = [
    await begin(guests, { email: 'buy@demo.summit.example' }),
    await begin(guests, { email: 'odile@throwaway.example' }),
    await begin(guests, { password: undefined }),
  ];
  expect(refused.map(({ code }) => code)).toEqual([
    'fm.cms-0093',
    'email.domain-0002',
    'validation.base-0001',
  ]);
  expect((await read(guests)).body.passesLeft).toBe(50);
});

test('an address on a pass of this kind is asked to log in, any other one to contact the organisers', async () => {
  const email = 'odile@fresh.example';
  await begin(guests, { email });
  expect((await begin(guests, { email: email.toUpperCase() })).code).toBe('fm.cms-0029');
  expect((await begin(stand, { email })).code).toBe('fm.cms-0093');
});

test('create-user-0003: one of several concurrent requests with the same address gets a pass', async () => {
  const same = form();
  const codes = await Promise.all([1, 2, 3, 4].map(async () => (await begin(guests, same)).code));
  expect(codes.filter((code) => code === undefined)).toHaveLength(1);
  expect(codes).toContain('create-user-0003');
});

test('vip-attendee.update-0003: the category requires an account manager', async () => {
  const { accessToken: token } = (await begin(stand)).body;
  expect((await finish(stand, token)).code).toBe('vip-attendee.update-0003');
  expect((await finish(stand, token, { ...badge, ...manager })).status).toBe(200);
  expect(await details(token)).toMatchObject(manager);
});

test('the second part is only for attendees on this pass, once', async () => {
  const { accessToken: token } = (await begin(guests)).body;
  expect((await finish(stand, token, { ...badge, ...manager })).code).toBe('vip-registration-0001');
  expect((await finish(guests, await api.loginAs('stepone'))).code).toBe('fm.cms-0041');
  expect((await topics(guests, await api.loginAs('package'), { tags: [] })).code).toBe('fm.cms-0022');
  const regular = await api.call(attendeeRegistrationCalls.submitStepTwo, { token, body: {} });
  expect(regular.code).toBe('fm.cms-0041');
});

test('a guest on a pass cannot choose a package', async () => {
  await setting({ killerFeatureIsEnabled: true });
  const { accessToken: token } = (await begin(guests)).body;
  await finish(guests, token);
  const body = { type: 'GalaSeat', packageType: 'paid' };
  const { code } = await api.call(attendeeRegistrationCalls.selectPackage, { token, body });
  expect(code).toBe('fm.cms-0048');
});

test('fm.cms-0077: organisers have reduced the number of passes meanwhile', async () => {
  const { accessToken: token } = (await begin(guests)).body;
  await limitTo(0, guests);
  expect((await finish(guests, token)).code).toBe('fm.cms-0077');
});

test('fm.cms-0033: a link belongs to one invitation', async () => {
  const others = { name: 'Twin', categoryId: 'sponsor', passesLimit: 1 };
  const twin = { slug: 'Summit-Guests', code: 'demo-guest', ...others };
  await expect(addVipInvitation(api.db, twin)).rejects.toMatchObject({ code: 'fm.cms-0033' });
  expect((await addVipInvitation(api.db, { ...twin, code: 'other' })).name).toBe('Twin');
});
