import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as attendeeSelfCalls from '@summit/contract/calls/attendee-self';
import * as attendeeCalls from '@summit/contract/calls/attendees';
import * as calls from '@summit/contract/calls/featured';
import { attendees } from '../../people/attendees/attendees.tables.ts';
import { categories } from '../../people/attendees/categories.tables.ts';
import { linkPhotos, uploadedPhotos } from '../../people/photos/photos.tables.ts';
import { linkTokenHash } from '../../platform/accounts/link-token.ts';
import { readSection, type SettingSections, writeSection } from '../../settings/public/settings.queries.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { linkPhotoUrl, openPhotoApp } from '../../testing/visits/photo-visit.ts';
import { featuredInvitations } from './featured.tables.ts';

let api: TestApp;
let imageUrl: string;

beforeEach(async () => {
  api = await openPhotoApp();
  imageUrl = await linkPhotoUrl(api, open);
});

afterEach(() => api.close());

const open = 'demo-featured';
const used = 'demo-featured-used';
const closed = 'demo-featured-closed';

function form(changes: Record<string, unknown> = {}) {
  return {
    token: open,
    firstName: 'Marguerite',
    lastName: 'Osei',
    email: 'marguerite@lanternfield.example',
    phone: '+44 20 7946 0958',
    company: 'Lanternfield',
    jobTitle: 'Founder',
    country: 'GB',
    password: 'Secret2027',
    bio: 'Lends lamps.',
    imageUrl,
    linkedIn: 'https://www.linkedin.com/in/marguerite-osei',
    termsAccepted: true,
    publishAccepted: true,
    ...changes,
  };
}

const check = (token: string) => api.call(calls.featureFormToken, { query: { token } });
const submit = (changes?: Record<string, unknown>) =>
  api.call(calls.submitFeatureForm, { body: form(changes) });
const countFeatured = () => api.db.$count(attendees, eq(attendees.lastName, 'Osei'));

async function setting<Name extends 'global' | 'featuredAttendee'>(
  name: Name,
  changes: Partial<SettingSections[Name]>,
): Promise<void> {
  const section = await readSection(api.db, name);
  await writeSection(api.db, name, { ...section, ...changes }, api.clock.now());
}

/** Another invitation, without data about its guest. */
async function invite(token: string): Promise<void> {
  await api.db.insert(featuredInvitations).values({ tokenHash: linkTokenHash(token) });
}

test('an invitation returns the guest’s known data until it is used', async () => {
  expect((await check(open)).body).toEqual({
    used: false,
    firstName: 'Marguerite',
    lastName: 'Osei',
    email: 'marguerite.osei@lanternfield.example',
    company: 'Lanternfield',
  });
  const nothing = { firstName: null, lastName: null, email: null, company: null };
  expect((await check(used)).body).toEqual({ used: true, ...nothing });
  await submit();
  expect((await check(open)).body).toEqual({ used: true, ...nothing });
});

test('the form registers a featured attendee, emails the ticket and signs in', async () => {
  const response = await submit();
  expect(response.status).toBe(200);
  const { body } = await api.call(attendeeSelfCalls.attendeeDetails, { token: response.body.accessToken });
  expect(body).toMatchObject({
    attendeeType: 'Featured',
    registrationStatus: 'Completed',
    ticketNumber: expect.any(String),
    image: { imageUrl, imageStatus: 'Uploaded' },
    invitedByAttendeeId: null,
    isInTop: true,
    category: { type: 'Vip' },
    package: null,
  });
  const [row] = await api.db.select().from(attendees).where(eq(attendees.id, body.id));
  expect(row).toMatchObject({
    profile: { bio: 'Lends lamps.', linkedIn: 'https://www.linkedin.com/in/marguerite-osei' },
    marketing: false,
  });
  const mails = await api.app.platform.mail.list(api.db, 10);
  expect(mails.map(({ topic, to }) => [topic, to])).toEqual([
    ['registration-completed', 'marguerite@lanternfield.example'],
  ]);
});

test('ticking the newsletter sends another email', async () => {
  await submit({ marketing: true });
  const mails = await api.app.platform.mail.list(api.db, 10);
  expect(mails.map(({ topic }) => topic).sort()).toEqual(['registration-completed', 'subscribed']);
});

test('a featured attendee is in the public list immediately, among the first', async () => {
  const list = async () => (await api.call(attendeeCalls.attendees, { query: { itemsOnPage: 20 } })).body;
  expect((await list()).attendees.map(({ lastName }) => lastName)).not.toContain('Osei');
  await submit();
  const listed = (await list()).attendees.find(({ lastName }) => lastName === 'Osei');
  const said = { bio: 'Lends lamps.', linkedIn: 'https://www.linkedin.com/in/marguerite-osei' };
  expect(listed).toMatchObject({ attendeeType: 'Featured', isInTop: true, imageUrl, ...said });
});

test('the biographies of other attendees are not returned', async () => {
  const profile = { bio: 'Private', linkedIn: 'https://private.example' };
  await api.db.update(attendees).set({ profile }).where(eq(attendees.attendeeType, 'Buy'));
  const { raw } = await api.call(attendeeCalls.attendees, { query: { itemsOnPage: 9999 } });
  expect(raw.payload).not.toMatch(/private/i);
});

test('the photo then belongs to the attendee', async () => {
  await submit();
  expect(await api.db.$count(linkPhotos)).toBe(0);
  expect(await api.db.$count(uploadedPhotos)).toBe(1);
});

test('cqrs-0009: the token is unknown', async () => {
  for (const { status, code, raw } of [await check('made-up'), await submit({ token: 'made-up' })]) {
    expect([status, code, raw.json().Message]).toEqual([404, 'cqrs-0009', 'The token is invalid']);
  }
});

test('fm.cms-0019: the invitation was used', async () => {
  expect([(await submit({ token: used })).status, (await submit({ token: used })).code]).toEqual([
    409,
    'fm.cms-0019',
  ]);
  await submit();
  expect((await submit({ email: 'somebody.else@lanternfield.example' })).code).toBe('fm.cms-0019');
  // This also applies after the attendee was deleted.
  await api.db.update(featuredInvitations).set({ attendeeId: null });
  expect((await submit({ email: 'third@lanternfield.example' })).code).toBe('fm.cms-0019');
});

test('fm.cms-0009: the invitation has expired', async () => {
  for (const response of [await check(closed), await submit({ token: closed })]) {
    expect([response.status, response.code]).toEqual([404, 'fm.cms-0009']);
  }
});

test('fm.cms-0009: featured attendees are switched off; the link works again later', async () => {
  await setting('featuredAttendee', { isEnabled: false });
  expect([(await check(open)).code, (await submit()).code]).toEqual(['fm.cms-0009', 'fm.cms-0009']);
  expect((await check(used)).body.used).toBe(true);
  await setting('featuredAttendee', { isEnabled: true });
  expect([(await check(open)).status, (await submit()).status]).toEqual([200, 200]);
});

test('registration-0001: registration is closed', async () => {
  await setting('global', { registrationIsEnabled: false });
  expect((await submit()).code).toBe('registration-0001');
  expect((await check(open)).body.used).toBe(false);
});

test('fm.cms-0024: there is no category for guests', async () => {
  await api.db.update(categories).set({ isDefault: false });
  expect((await submit()).code).toBe('fm.cms-0024');
});

test.each([
  ['an address that is registered', { email: 'BUY@demo.summit.example' }, 'fm.cms-0029'],
  ['a forbidden domain', { email: 'm@throwaway.example' }, 'email.domain-0002'],
  ['a domain that cannot exist', { email: 'm@nowhere.invalid' }, 'email.domain-0001'],
  ['the photo of another person', { imageUrl: `/media/${'a'.repeat(32)}.jpg` }, 'image-0001'],
  ['an external picture', { imageUrl: 'https://elsewhere.example/me.jpg' }, 'image-0001'],
  ['no photo', { imageUrl: '' }, 'validation.base-0001'],
  ['no bio', { bio: ' ' }, 'validation.base-0001'],
  ['a bio of 601 characters', { bio: 'x'.repeat(601) }, 'validation.base-0001'],
  ['no LinkedIn', { linkedIn: 'linkedin' }, 'validation.base-0001'],
  ['no consent to be shown', { publishAccepted: false }, 'validation.base-0001'],
  ['no password', { password: undefined }, 'validation.base-0001'],
  ['no token', { token: '' }, 'validation.base-0001'],
])('%s is refused, and the invitation stays open', async (_what, changes, code) => {
  expect((await submit(changes)).code).toBe(code);
  expect([(await check(open)).body.used, await countFeatured()]).toEqual([false, 0]);
  expect((await submit()).status).toBe(200);
});

test('no password is needed if the settings do not require one', async () => {
  await setting('global', { allowPasswordOnRegistration: false });
  expect((await submit({ password: undefined })).status).toBe(200);
});

test('exactly one of several concurrent submissions registers', async () => {
  const responses = await Promise.all(
    Array.from({ length: 10 }, (_none, index) => submit({ email: `m${index}@lanternfield.example` })),
  );
  const codes = responses.map(({ status, code }) => code ?? status);
  expect(codes.filter((code) => code === 200)).toHaveLength(1);
  expect(codes.filter((code) => code === 'fm.cms-0019')).toHaveLength(9);
  expect(await countFeatured()).toBe(1);
  expect(await api.app.platform.mail.list(api.db, 20)).toHaveLength(1);
});

test('exactly one of two concurrent invitations with the same address registers', async () => {
  await invite('another');
  const another = { token: 'another', imageUrl: await linkPhotoUrl(api, 'another') };
  const responses = await Promise.all([submit(), submit(another), submit(), submit(another)]);
  const codes = responses.map(({ status, code }) => code ?? status);
  expect(codes.filter((code) => code === 200)).toHaveLength(1);
  expect(await countFeatured()).toBe(1);
});
