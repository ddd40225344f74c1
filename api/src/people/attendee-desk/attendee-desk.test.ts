import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as calls from '@summit/contract/calls/organise-attendees';
import * as viewCalls from '@summit/contract/calls/organise-views';
import * as limits from '@summit/contract/limits/limits';
import type { OrganiserRole } from '@summit/contract/session/organisers';
import { organiserAudit, organisers } from '../../organisers/organisers/organisers.tables.ts';
import { mailOutbox } from '../../platform/mail/mail.tables.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { attendees } from '../attendees/attendees.tables.ts';
import { categories, predefinedActivities } from '../attendees/categories.tables.ts';

let api: TestApp;
let owner: string;

beforeAll(async () => {
  api = await openTestApp();
  owner = await api.organise('owner');
});

afterAll(() => api.close());

async function list(query: Record<string, string | number> = {}, filter: object = {}) {
  const sent = { token: owner, query: { ...query, filter: JSON.stringify(filter) } };
  return (await api.call(calls.organisedAttendees, sent)).body;
}

async function find(email: string) {
  const [row] = await api.db.select().from(attendees).where(eq(attendees.email, email));
  if (!row) throw new Error(`Nobody is ${email}.`);
  return row;
}

async function show(email: string, token = owner) {
  const { id } = await find(email);
  return (await api.call(calls.organisedAttendee, { token, params: { id } })).body;
}

/** A session of an organiser with a single role. */
async function as(role: OrganiserRole) {
  const rows = await api.db.select().from(organisers);
  const analyst = rows.find(({ name }) => name === 'Ana Lister');
  await api.db
    .update(organisers)
    .set({ roles: [role] })
    .where(eq(organisers.id, analyst?.id ?? ''));
  return api.organise('analyst');
}

const records = () => api.db.$count(organiserAudit);

test('attendees can be filtered and sorted, with the total of all pages', async () => {
  const all = await list({ perPage: 9999 });
  expect(all.items).toHaveLength(Math.min(all.total, limits.peopleOnPage));
  const completed = await list({ perPage: 5 }, { registrationStatus: ['Completed'], isBlocked: false });
  expect(completed.items).toHaveLength(5);
  expect(new Set(completed.items.map(({ registrationStatus }) => registrationStatus))).toEqual(
    new Set(['Completed']),
  );
  const blocked = await list({}, { isBlocked: true });
  expect(blocked.items.map(({ email }) => email)).toContain('blocked@demo.summit.example');
  const confirmed = await list({}, { isConfirmed: true });
  const unconfirmed = await list({}, { isConfirmed: false });
  expect(confirmed.total + unconfirmed.total).toBe(all.total);
  const latest = await list({ sort: 'createdAt', order: 'DESC', perPage: 9999 });
  const moments = latest.items.map(({ createdAt }) => createdAt);
  expect(moments).toEqual(moments.toSorted().toReversed());
});

test('an attendee is found by name, address, company and ticket number', async () => {
  const { id, firstName, lastName, ticketNumber } = await find('buy@demo.summit.example');
  for (const q of [`${lastName} ${firstName}`, 'BUY@demo', ticketNumber]) {
    expect((await list({ q })).items.map((one) => one.id)).toContain(id);
  }
});

test('an attendee has answers, place and emails; needs and orders require their permissions', async () => {
  const { id, profile } = await find('sell@demo.summit.example');
  const needs = { dietaryNeeds: 'No nuts', accessNeeds: 'A ramp' };
  await api.db
    .update(attendees)
    .set({ profile: { ...profile, ...needs } })
    .where(eq(attendees.id, id));
  await api.db.execute(sql`insert into orders (attendee_id, package_id, price_minor, currency, state)
    select attendees.id, packages.id, 100, 'GBP', 'cancelled' from attendees, packages
    where attendees.id = ${id}
      and packages.id not in (select package_id from orders where attendee_id = attendees.id) limit 1`);
  const shown = await show('sell@demo.summit.example');
  expect(shown).toMatchObject({ ...needs, email: 'sell@demo.summit.example' });
  expect(shown.profile.map(({ name }) => name)).not.toContain('dietaryNeeds');
  expect(shown.orders).not.toBeNull();
  expect(shown.timeline[0]?.text).toBe('The registration began.');
  expect(JSON.stringify(shown.timeline)).toContain('An order for ');

  const moderator = await show('sell@demo.summit.example', await as('moderator'));
  expect(moderator).toMatchObject({ dietaryNeeds: null, accessNeeds: null, orders: null });
  expect(JSON.stringify(moderator)).not.toContain('No nuts');
  expect(JSON.stringify(moderator.timeline)).not.toContain('An order for ');
});

test('answers are shown with the texts of their choices; a removed choice is shown by its id', async () => {
  const offered = await api.db.select().from(predefinedActivities);
  const [company] = offered.filter(({ group }) => group === 'companyType');
  const interests = offered.filter(({ group }) => group === 'interests').slice(0, 2);
  expect(interests).toHaveLength(2);
  const { id, email } = await find('buy@demo.summit.example');
  const profile = {
    companyType: company?.id ?? '',
    interests: [...interests.map((one) => one.id), 'gone'],
    website: 'https://low.example',
    vatIdSource: 'format' as const,
    hasNoVatId: false,
  };
  await api.db.update(attendees).set({ profile }).where(eq(attendees.id, id));
  const answers = (await show(email)).profile.map(({ label, value }) => [label, value]);
  expect(Object.fromEntries(answers)).toEqual({
    'Company type': company?.name,
    Interests: [...interests.map((one) => one.name), 'gone'].join(', '),
    Website: 'https://low.example',
    'VAT number checked by': 'Format only',
    'Not registered for VAT': 'No',
  });
});

test('an email is sent again to the same address, once per request, with a record', async () => {
  const { id, email } = await find('buy@demo.summit.example');
  const text = { subject: 'Your ticket', text: 'Here it is.' };
  await api.app.platform.mail.enqueue(api.db, { to: email, topic: 'confirmation', ...text });
  const [mail] = (await show(email)).mails;
  const before = await records();
  const params = { id, mail: mail?.id ?? '' };
  expect((await api.call(calls.resendMail, { token: owner, params })).status).toBe(204);
  const sent = await api.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email));
  expect(sent.filter(({ subject }) => subject === 'Your ticket')).toHaveLength(2);
  expect(await records()).toBe(before + 1);

  const other = await find('sell@demo.summit.example');
  const elsewhere = { id: other.id, mail: params.mail };
  expect((await api.call(calls.resendMail, { token: owner, params: elsewhere })).code).toBe('cqrs-0009');
});

test('an address can be confirmed by hand once, with a reason', async () => {
  const { id } = await find('stepone@demo.summit.example');
  await api.db.update(attendees).set({ confirmedEmail: null }).where(eq(attendees.id, id));
  const sent = { token: owner, params: { id }, body: { reason: 'saidByTelephone' as const } };
  const before = await records();
  expect((await api.call(calls.confirmAttendeeAddress, sent)).status).toBe(204);
  expect((await show('stepone@demo.summit.example')).isConfirmed).toBe(true);
  expect(await records()).toBe(before + 1);
  expect((await api.call(calls.confirmAttendeeAddress, sent)).code).toBe('attendee-desk-0001');
  const free = { ...sent, body: { reason: 'Ada said so' } };
  expect((await api.call(calls.confirmAttendeeAddress, free)).code).toBe('validation.base-0001');
});

test('an attendee can be moved only to a category of the same kind, from the one that was read', async () => {
  const { id, categoryId } = await find('buy@demo.summit.example');
  const all = await api.db.select().from(categories);
  const from = all.find((one) => one.id === categoryId);
  await api.db
    .insert(categories)
    .values({ id: 'other-kind-of-buyer', name: 'Other', type: from?.type ?? 'Buy' });
  const foreign = all.find(({ type }) => type !== from?.type)?.id ?? '';
  const move = (to: string, fromCategoryId = categoryId) =>
    api.call(calls.moveAttendee, {
      token: owner,
      params: { id },
      body: { categoryId: to, fromCategoryId },
    });
  expect((await move(foreign)).code).toBe('attendee-desk-0002');
  expect((await move('other-kind-of-buyer', 'another')).code).toBe('resource-0001');
  const before = await records();
  expect((await move('other-kind-of-buyer')).status).toBe(204);
  // A request resent after a lost response returns the same and is recorded once.
  expect((await move('other-kind-of-buyer')).status).toBe(204);
  expect(await records()).toBe(before + 1);
  expect((await show('buy@demo.summit.example')).categoryId).toBe('other-kind-of-buyer');
});

test('a saved view is visible only to its author', async () => {
  const params = { list: 'attendees' as const, name: 'To call' };
  const body = { query: { filter: { isConfirmed: false }, sort: 'createdAt', order: 'DESC' } };
  expect((await api.call(viewCalls.saveView, { token: owner, params, body })).status).toBe(204);
  const views = async (token: string) =>
    (await api.call(viewCalls.savedViews, { token, params: { list: 'attendees' } })).body.views;
  expect(await views(owner)).toEqual([{ name: 'To call', query: body.query }]);
  const other = await as('desk');
  expect(await views(other)).toEqual([]);
  expect((await api.call(viewCalls.removeView, { token: other, params })).code).toBe('cqrs-0009');
  expect((await api.call(viewCalls.removeView, { token: owner, params })).status).toBe(204);
  expect(await views(owner)).toEqual([]);
});
