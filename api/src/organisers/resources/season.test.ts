import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as agendaCalls from '@summit/contract/calls/agenda';
import * as attendeeSelfCalls from '@summit/contract/calls/attendee-self';
import * as contentCalls from '@summit/contract/calls/content';
import * as packageCalls from '@summit/contract/calls/packages';
import * as speakerCalls from '@summit/contract/calls/speakers';
import * as vipCalls from '@summit/contract/calls/vip';
import { demoOrganisers } from '@summit/contract/session/demo-accounts';
import type { OrganiserRole } from '@summit/contract/session/organisers';
import { getOrganiser } from '../../testing/organise-resources.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { organiserAudit, organisers } from '../organisers/organisers.tables.ts';

let api: TestApp;
let owner: Awaited<ReturnType<typeof getOrganiser>>;

beforeAll(async () => {
  api = await openTestApp();
  owner = await getOrganiser(api);
});

afterAll(() => api.close());

async function withRole(role: OrganiserRole) {
  const email = demoOrganisers.find(({ name }) => name === 'analyst')?.email ?? '';
  await api.db
    .update(organisers)
    .set({ roles: [role] })
    .where(eq(organisers.email, email));
  return getOrganiser(api, 'analyst');
}

function getFailures({ raw }: { raw: { json: () => unknown } }) {
  const { failures = [] } = raw.json() as { failures?: { field: string; message: string }[] };
  return failures.map(({ field, message }) => `${field}: ${message}`);
}

test('a session can be moved to another day and hall, with other speakers', async () => {
  const [session] = (await api.call(agendaCalls.agendaSessions)).body.agendaSessions;
  const id = session?.id ?? '';
  const [hall = { key: '' }] = await owner.list('halls');
  const change = {
    startsAt: '2027-06-09T23:30:00+01:00',
    endsAt: '2027-06-10T00:30:00+01:00',
    locationId: hall.key,
    speakers: '',
  };
  const { body } = await owner.set('sessions', id, change);
  expect(body.changes.map(({ field }) => field)).toEqual(expect.arrayContaining(['startsAt', 'endsAt']));
  const { agendaSessions } = (await api.call(agendaCalls.agendaSessions)).body;
  const moved = agendaSessions.find((one) => one.id === id);
  expect(moved).toMatchObject({ startsAt: '2027-06-09T22:30:00.000Z', speakers: [] });

  const backwards = await owner.set('sessions', id, { endsAt: '2027-06-09T20:00:00Z' });
  expect(getFailures(backwards)).toEqual(['endsAt: The end has to come after the beginning']);
  const unknown = await owner.set('sessions', id, { speakers: 'nobody-at-all' }, { dryRun: true });
  expect(getFailures(unknown)).toEqual(['speakers: There is no such entry to refer to']);
  const nowhere = await owner.set('sessions', id, { locationId: 'nowhere' }, { dryRun: true });
  expect(getFailures(nowhere)).toEqual(['locationId: There is no such entry to refer to']);
});

test('a speaker can be added, published and removed', async () => {
  const person = {
    firstName: 'Ines',
    lastName: 'Falk',
    jobTitle: 'Head of Risk',
    company: 'Otterpay',
    bio: 'Risk.',
  };
  expect((await owner.set('speakers', 'ines-falk', { ...person, tags: 'payments; risk' })).body.isNew).toBe(
    true,
  );
  const listed = async () => (await api.call(speakerCalls.speakers)).body.speakers.map(({ id }) => id);
  expect(await listed()).not.toContain('ines-falk');
  await owner.set('speakers', 'ines-falk', { status: 'Published' });
  expect(await listed()).toContain('ines-falk');
  const taken = await owner.set('speakers', 'ines-falk', person, { version: null });
  expect(taken.code).toBe('resource-0001');
  await owner.remove('speakers', 'ines-falk');
  expect(await listed()).not.toContain('ines-falk');
});

test('a banner is shown from its start until its end', async () => {
  const at = (hours: number) => new Date(api.clock.now().getTime() + hours * 3_600_000).toISOString();
  await owner.set('banners', 'gala', { text: 'Gala tonight', shownFrom: at(1), shownUntil: at(2) });
  const shown = async () => (await api.call(contentCalls.banners)).body.banners.map(({ id }) => id);
  expect(await shown()).not.toContain('gala');
  api.clock.moveBy(3_600_000);
  expect(await shown()).toContain('gala');
  api.clock.moveBy(3_600_000);
  expect(await shown()).not.toContain('gala');
});

test('a package and a promo code are created; facts that orders depend on are fixed', async () => {
  const ticket = { type: 'SellLate', categoryType: 'Sell', name: 'Late', kind: 'paid', price: '895' };
  await owner.set('packages', 'sell-late', ticket);
  const { packages } = (await api.call(packageCalls.packages)).body;
  expect(packages.find(({ id }) => id === 'sell-late')).toMatchObject({ name: 'Late' });
  const other = await owner.set('packages', 'sell-late', { categoryType: 'Buy' });
  expect(getFailures(other)).toEqual(['categoryType: This cannot be changed']);
  const free = await owner.set('packages', 'sell-late', { price: '0' });
  expect(getFailures(free)).toEqual(['price: A free package has the price 0, a paid one another']);

  const code = { kind: 'percent', discount: '15', packageId: 'sell-late' };
  expect((await owner.set('promo-codes', 'late15', code)).body.key).toBe('LATE15');
  const tooMuch = await owner.set('promo-codes', 'LATE15', { discount: 101 });
  expect(getFailures(tooMuch)).toEqual(['discount: Please write a percentage from 1 to 100']);
  const needed = await owner.remove('packages', 'sell-late', true);
  expect(needed.code).toBe('resource-0003');
});

test('a moderator can block an attendee, but change nothing else', async () => {
  const moderator = await withRole('moderator');
  const token = await api.loginAs('buy');
  const address = 'buy@demo.summit.example';
  const renamed = await moderator.set('attendees', address, { firstName: 'Other' });
  expect(renamed.code).toBe('oauth.advanced-0007');
  const both = await moderator.set('attendees', address, { isBlocked: true, firstName: 'Other' });
  expect(both.code).toBe('oauth.advanced-0007');
  expect((await moderator.set('attendees', address, { isBlocked: 'true' })).status).toBe(200);
  expect((await api.call(attendeeSelfCalls.attendeeDetails, { token })).status).toBe(401);

  const [latest] = (await api.db.select().from(organiserAudit)).slice(-1);
  expect(latest).toMatchObject({ before: { isBlocked: false }, after: { isBlocked: true } });
  expect(latest?.subject).toMatch(/^attendees\/[\da-f-]{36}$/);
  await moderator.set('attendees', address, { isBlocked: false });
  expect((await api.call(attendeeSelfCalls.attendeeDetails, { token })).status).toBe(200);
  const added = await owner.set(
    'attendees',
    'new@demo.summit.example',
    { firstName: 'New' },
    { version: null },
  );
  expect(getFailures(added)).toEqual(['id: There is no such entry to refer to']);
});

test('two attendees cannot have the same address', async () => {
  const taken = await owner.set('attendees', 'sell@demo.summit.example', {
    email: 'BUY@demo.summit.example',
  });
  expect(getFailures(taken)).toEqual(['email: Another entry has this already']);
});

test('the link of an invitation is shown once, and opens it', async () => {
  const invitation = { slug: 'otterpay', name: 'Otterpay', categoryId: 'vip-guest', passesLimit: '3' };
  const dry = await owner.set('vip-invitations', 'new', invitation, { dryRun: true });
  expect(dry.body.isNew).toBe(true);
  const { body } = await owner.set('vip-invitations', 'new', invitation);
  const [slug = '', code = ''] = new URL(body.issued ?? '').pathname.split('/').slice(-2);
  const opened = await api.call(vipCalls.vipInvitation, { params: { id: slug, code } });
  expect(opened.status).toBe(200);

  const featured = await owner.set('featured-invitations', 'new', { firstName: 'Ines' });
  const link = new URL(featured.body.issued ?? '');
  const stored = JSON.stringify([
    await api.db.select().from(organiserAudit),
    await owner.list('featured-invitations'),
  ]);
  expect(stored).not.toContain(link.searchParams.get('token'));
});

test('a content editor cannot do what sales may do', async () => {
  const editor = await getOrganiser(api, 'content');
  expect((await editor.set('promo-codes', 'FREE', { kind: 'percent', discount: 50 })).code).toBe(
    'oauth.advanced-0007',
  );
  expect((await editor.set('packages', 'sell-early', { price: '1' }, { version: 'x' })).code).toBe(
    'oauth.advanced-0007',
  );
});
