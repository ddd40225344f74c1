import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as calls from '@summit/contract/calls/organise-attendees';
import * as checkInCalls from '@summit/contract/calls/organise-check-in';
import * as photoCalls from '@summit/contract/calls/organise-photos';
import * as privacyCalls from '@summit/contract/calls/personal-data';
import * as limits from '@summit/contract/limits/limits';
import type { OrganiserRole } from '@summit/contract/session/organisers';
import { checkIns } from '../../orders/check-in/check-in.tables.ts';
import { packages } from '../../orders/packages/packages.tables.ts';
import { organiserAudit, organisers } from '../../organisers/organisers/organisers.tables.ts';
import { audit } from '../../organisers/public/audit.queries.ts';
import { getOrganiser } from '../../testing/organise-resources.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { colleague, getAddress, openTransferVisit } from '../../testing/visits/transfer-visit.ts';
import { addressChanges } from '../address-records/address-changes.tables.ts';
import { attendees } from '../attendees/attendees.tables.ts';
import { categories } from '../attendees/categories.tables.ts';

let api: TestApp;
let owner: Awaited<ReturnType<typeof getOrganiser>>;

const email = 'buy@demo.summit.example';

beforeAll(async () => {
  api = await openTestApp();
  // The doors admit only on a day of the event.
  api.clock.moveTo(new Date('2027-06-08T07:12:00Z'));
  owner = await getOrganiser(api);
});

afterAll(() => api.close());

async function find(address: string) {
  const [row] = await api.db.select().from(attendees).where(eq(attendees.email, address));
  if (!row) throw new Error(`Nobody is ${address}.`);
  return row;
}

async function findOrganiser(name: string) {
  const [row] = await api.db.select().from(organisers).where(eq(organisers.name, name));
  if (!row) throw new Error(`No organiser is ${name}.`);
  return row;
}

/** A session of an organiser with a single role. */
async function as(role: OrganiserRole) {
  const { id } = await findOrganiser('Ana Lister');
  await api.db
    .update(organisers)
    .set({ roles: [role] })
    .where(eq(organisers.id, id));
  return api.organise('analyst');
}

async function story(address: string, token = owner.token) {
  const { id } = await find(address);
  return (await api.call(calls.organisedAttendee, { token, params: { id } })).body.timeline;
}

const texts = async (address: string, token = owner.token) =>
  (await story(address, token)).map(({ text }) => text);

test('what organisers did to an attendee is in the history, with who did it', async () => {
  const { id, categoryId } = await find(email);
  const { token } = owner;
  const imageUrl = '/media/buyer.jpg';
  await api.db
    .update(attendees)
    .set({ confirmedEmail: null, imageUrl, imageStatus: 'Uploaded' })
    .where(eq(attendees.id, id));
  const reason = 'saidByTelephone' as const;
  await api.call(calls.confirmAttendeeAddress, { token, params: { id }, body: { reason } });
  await owner.set('attendees', email, { isBlocked: true });
  await owner.set('attendees', email, { isBlocked: false, phone: '+44 20 7946 0999' });

  const [from] = await api.db.select().from(categories).where(eq(categories.id, categoryId));
  await api.db
    .insert(categories)
    .values({ id: 'other-buyers', name: 'Other buyers', type: from?.type ?? 'Buy' });
  const body = { categoryId: 'other-buyers', fromCategoryId: categoryId };
  await api.call(calls.moveAttendee, { token, params: { id }, body });

  const decide = (status: 'Approved' | 'Rejected') =>
    api.call(photoCalls.decidePhoto, { token, params: { attendeeId: id }, body: { imageUrl, status } });
  await decide('Approved');
  await decide('Rejected');

  const found = await texts(email);
  expect(found.filter((text) => text.startsWith('Olive Warrender'))).toEqual([
    'Olive Warrender confirmed the address by hand.',
    'Olive Warrender blocked the attendee.',
    'Olive Warrender unblocked the attendee.',
    'Olive Warrender changed details: Phone.',
    `Olive Warrender moved the attendee from ${from?.name} to Other buyers.`,
    'Olive Warrender approved the photo.',
    'Olive Warrender rejected the photo.',
  ]);
});

test('a changed package is named, also when it is the first', async () => {
  const { id } = await find('package@demo.summit.example');
  const [one, other] = await api.db.select().from(packages).limit(2);
  const change = async (from: string | null, to: string | undefined) => {
    const values = { before: { packageId: from }, after: { packageId: to } };
    const by = await findOrganiser('Olive Warrender');
    const row = { call: 'changePackage', subject: `attendees/${id}/package`, ...values };
    await api.db.transaction((tx) => audit(tx, by, row, api.clock.now()));
  };
  await change(null, one?.id);
  await change(one?.id ?? '', other?.id);
  await change(other?.id ?? '', 'removed');
  const found = await texts('package@demo.summit.example');
  expect(found.filter((text) => text.includes('changed the package'))).toEqual([
    `Olive Warrender changed the package to ${one?.name}.`,
    `Olive Warrender changed the package from ${one?.name} to ${other?.name}.`,
    `Olive Warrender changed the package from ${other?.name} to removed.`,
  ]);
});

test('entries are in the history with the door and who let the attendee in, also once they are undone', async () => {
  const { id: attendeeId, ticketNumber } = await find('sell@demo.summit.example');
  const { token } = owner;
  const id = randomUUID();
  const shown = { id, code: ticketNumber, door: 'North door', device: randomUUID() };
  const { body } = await api.call(checkInCalls.admitTicket, { token, body: shown });
  expect(body.verdict).toBe('entered');
  await api.call(checkInCalls.undoAdmission, { token, params: { id }, body: { reason: 'wrongPerson' } });
  const later = new Date(api.clock.now().getTime() + 1000);
  await api.db.insert(checkIns).values({
    id: randomUUID(),
    attendeeId,
    ticketNumber,
    day: '2027-06-08',
    at: later,
    settledAt: later,
    isOffline: true,
    door: 'South door',
    device: randomUUID(),
    organiserId: (await findOrganiser('Ana Lister')).id,
    verdict: 'incomplete',
  });
  const found = await texts('sell@demo.summit.example');
  expect(found.filter((text) => text.includes(' door'))).toEqual([
    'Olive Warrender let the attendee in at North door.',
    'Olive Warrender undid the entry at North door.',
    'Ana Lister let the attendee in at South door without a connection, although the registration was not complete.',
  ]);
});

test('a confirmed new address is in the history, but not one that nobody confirmed', async () => {
  const { id: attendeeId } = await find('vip@demo.summit.example');
  const createdAt = api.clock.now();
  const change = { attendeeId, oldEmail: 'vip@demo.summit.example', createdAt };
  await api.db.insert(addressChanges).values([
    { ...change, newEmail: 'new@vip.example', ownerTokenHash: 'one', confirmedAt: createdAt },
    { ...change, newEmail: 'never@vip.example', ownerTokenHash: 'two' },
  ]);
  const found = (await texts('vip@demo.summit.example')).join(' ');
  expect(found).toContain('The new address new@vip.example was confirmed.');
  expect(found).not.toContain('never@vip.example');
});

test('an export of personal data is shown only to those who may read the record', async () => {
  const exported = 'Olive Warrender exported the personal data.';
  const response = await api.call(privacyCalls.personalDataOf, { token: owner.token, body: { email } });
  expect(response.status).toBe(200);
  expect(await texts(email)).toContain(exported);
  expect(await texts(email, await as('privacy'))).toContain(exported);
  const atDesk = await texts(email, await as('desk'));
  expect(atDesk).not.toContain(exported);
  expect(atDesk).toContain('Olive Warrender blocked the attendee.');
});

test('a long history has its latest events only', async () => {
  const { id } = await find('crypto@demo.summit.example');
  const { id: organiserId, name: organiserName } = await findOrganiser('Olive Warrender');
  // After what the database has dated with its own clock.
  const begin = Math.max(api.clock.now().getTime(), Date.now());
  const rows = Array.from({ length: limits.shownEvents + 30 }, (_one, second) => ({
    ...{ at: new Date(begin + second * 1000), organiserId, organiserName },
    ...{ call: 'resendMail', subject: `attendees/${id}/mails` },
  }));
  await api.db.insert(organiserAudit).values(rows);
  const found = await story('crypto@demo.summit.example');
  expect(found).toHaveLength(limits.shownEvents);
  expect(found.at(-1)?.at).toBe(rows.at(-1)?.at.toISOString());
});

test('a transferred ticket is in the history of both its owners', async () => {
  const visit = await openTransferVisit();
  try {
    const { token: link } = await visit.offered('buy');
    await visit.take(link);
    const token = await visit.api.organise('owner');
    const holder = await visit.getRow(getAddress('buy'));
    const readStory = async (id: string) => {
      const { body } = await visit.api.call(calls.organisedAttendee, { token, params: { id } });
      return body.timeline.map(({ text }) => text);
    };
    expect(await readStory(holder.id)).toContain('The ticket was given to Orla Finch.');
    const { id: taker } = await visit.getRow(colleague.email);
    const name = `${holder.firstName} ${holder.lastName}`;
    expect(await readStory(taker)).toContain(`The ticket was taken over from ${name}.`);

    await visit.api.db.update(attendees).set({ erasedAt: new Date() }).where(eq(attendees.id, holder.id));
    expect(await readStory(taker)).toContain('The ticket was taken over from someone whose data was erased.');
  } finally {
    await visit.close();
  }
});
