import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as calls from '@summit/contract/calls/organise-check-in';
import * as ticketCalls from '@summit/contract/calls/tickets';
import { type OrganiserRole, organiserRoles } from '@summit/contract/session/organisers';
import { organiserAudit, organisers } from '../../organisers/organisers/organisers.tables.ts';
import { attendees } from '../../people/attendees/attendees.tables.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { cancelTicket } from '../public/cancelled-tickets.queries.ts';
import { checkIns } from './check-in.tables.ts';

let api: TestApp;
let owner: string;

const north = { door: 'North door', device: randomUUID() };
const south = { door: 'South door', device: randomUUID() };
const opening = new Date('2027-06-08T07:12:00Z');

beforeAll(async () => {
  api = await openTestApp();
  api.clock.moveTo(opening);
  owner = await api.organise('owner');
});

afterAll(() => api.close());

async function find(email: string) {
  const [row] = await api.db.select().from(attendees).where(eq(attendees.email, email));
  if (!row) throw new Error(`Nobody is ${email}.`);
  return row;
}

/** Adds an attendee with a ticket. */
async function addGuest(change: Partial<typeof attendees.$inferInsert> = {}) {
  const email = `${randomUUID()}@guest.example`;
  const names = { firstName: 'Grace', lastName: 'Guest', categoryId: 'bank' };
  await api.db.insert(attendees).values({ email, ...names, registrationStatus: 'Completed', ...change });
  return find(email);
}

const admit = (code: string, at = north, id: string = randomUUID()) =>
  api.call(calls.admitTicket, { token: owner, body: { id, code, ...at } });

const numbers = async (since?: string) =>
  (await api.call(calls.checkInNumbers, { token: owner, query: since ? { since } : {} })).body;

const undo = (id: string, reason = 'pressedByMistake') =>
  api.call(calls.undoAdmission, { token: owner, params: { id }, body: { reason } });

const recordOf = (attendeeId: string) =>
  api.db
    .select()
    .from(organiserAudit)
    .where(eq(organiserAudit.subject, `check-in/2027-06-08/${attendeeId}`));

const entriesOf = (ticketNumber: string) =>
  api.db.select().from(checkIns).where(eq(checkIns.ticketNumber, ticketNumber));

test('a ticket admits its owner once a day, by its code or the number below it', async () => {
  const { body: ticket } = await api.call(ticketCalls.ticket, { token: await api.loginAs('buy') });
  const first = (await admit(ticket.code)).body;
  expect(first).toMatchObject({
    verdict: 'entered',
    guest: { ticketNumber: ticket.number, lastName: ticket.lastName },
    entry: { door: 'North door', at: expect.stringContaining('2027-06-08T07:12') as string },
  });
  const typed = ticket.number.toLowerCase().replaceAll('-', ' ');
  const second = (await admit(typed, south)).body;
  expect(second).toMatchObject({
    verdict: 'enteredAlready',
    entry: { id: first.entry?.id, door: 'North door' },
  });
  expect((await numbers()).days[0]).toEqual({ day: '2027-06-08', entered: 1 });
  const { id } = await find('buy@demo.summit.example');
  expect(await recordOf(id)).toHaveLength(1);

  api.clock.moveTo(new Date('2027-06-09T07:00:00Z'));
  owner = await api.organise('owner');
  expect((await admit(ticket.code)).body.verdict).toBe('entered');
  api.clock.moveTo(opening);
  owner = await api.organise('owner');
});

test('a repeated id is the same admission, also after a lost response, and refused for another ticket', async () => {
  const [guest, other] = [await addGuest(), await addGuest()];
  const id = randomUUID();
  const first = await admit(guest.ticketNumber, north, id);
  expect((await admit(guest.ticketNumber, north, id)).body).toEqual(first.body);
  expect(await recordOf(guest.id)).toHaveLength(1);
  expect((await admit(other.ticketNumber, north, id)).code).toBe('check-in-0002');
  expect(await entriesOf(other.ticketNumber)).toEqual([]);
});

test('one of two doors scanning a ticket concurrently admits it, and the other names that door', async () => {
  const guests = await Promise.all(Array.from({ length: 8 }, () => addGuest()));
  for (const { id, ticketNumber } of guests) {
    const responses = await Promise.all([admit(ticketNumber, north), admit(ticketNumber, south)]);
    const verdicts = responses.map(({ body }) => body.verdict).sort();
    expect(verdicts).toEqual(['entered', 'enteredAlready']);
    const [one, two] = responses.map(({ body }) => body.entry);
    expect(one).toEqual(two);
    expect(await recordOf(id)).toHaveLength(1);
  }
});

test('a ticket cancelled during its admission is either cancelled or admitted, never both', async () => {
  for (let round = 0; round < 6; round += 1) {
    const guest = await addGuest();
    const [shown] = await Promise.all([
      admit(guest.ticketNumber),
      api.db.transaction(async (tx) => {
        const [row] = await tx.select().from(attendees).where(eq(attendees.id, guest.id)).for('update');
        if (row) await cancelTicket(tx, row, 'refunded', api.clock.now());
      }),
    ]);
    expect(['entered', 'refunded']).toContain(shown.body.verdict);
    const stored = await entriesOf(guest.ticketNumber);
    expect(stored).toHaveLength(shown.body.verdict === 'entered' ? 1 : 0);
    expect((await admit(guest.ticketNumber)).body.verdict).toBe('refunded');
  }
});

test('a refused admission has a reason, and nothing is stored', async () => {
  const { body: ticket } = await api.call(ticketCalls.ticket, { token: await api.loginAs('sell') });
  const before = await api.db.$count(organiserAudit);
  const changed = `${ticket.code.slice(0, -1)}${ticket.code.endsWith('A') ? 'E' : 'A'}`;
  const cases: [string, string][] = [
    [(await addGuest({ isBlocked: true })).ticketNumber, 'blocked'],
    [(await addGuest({ loginIsDisabled: true })).ticketNumber, 'cancelled'],
    [(await addGuest({ registrationStatus: 'RequestForPayment' })).ticketNumber, 'incomplete'],
    ['0000-0000-0000', 'unknown'],
    ['https://summit.example/', 'unknown'],
    [ticket.code.replace(ticket.number.slice(0, 4), '0000'), 'forged'],
  ];
  for (const [code, verdict] of cases) expect((await admit(code)).body.verdict).toBe(verdict);
  expect(['forged', 'unknown']).toContain((await admit(changed)).body.verdict);

  api.clock.moveTo(new Date('2027-06-07T09:00:00Z'));
  owner = await api.organise('owner');
  expect((await admit(ticket.code)).body.verdict).toBe('wrongDay');
  api.clock.moveTo(opening);
  owner = await api.organise('owner');
  expect(await api.db.$count(organiserAudit)).toBe(before);
});

test('an admission can be undone once with a reason, and the ticket is valid again', async () => {
  const guest = await addGuest();
  const { entry } = (await admit(guest.ticketNumber)).body;
  const id = entry?.id ?? '';
  expect((await undo(id, 'Ada said so')).code).toBe('validation.base-0001');
  const since = api.clock.now().toISOString();
  expect((await undo(id)).status).toBe(204);
  expect((await undo(id)).code).toBe('check-in-0001');
  expect((await undo(randomUUID())).code).toBe('cqrs-0009');
  expect((await numbers(since)).changes.undone).toContainEqual({ ticketNumber: guest.ticketNumber, id });
  expect((await admit(guest.ticketNumber)).body.verdict).toBe('entered');
  const record = await recordOf(guest.id);
  expect(record.map(({ call }) => call)).toEqual(['admitTicket', 'undoAdmission', 'admitTicket']);
  expect(record[1]?.after).toEqual({ undone: 'pressedByMistake' });
  expect(JSON.stringify(record)).not.toContain(guest.ticketNumber);
});

test('an attendee is found by name with the door’s details, but no contact details', async () => {
  const guest = await addGuest({
    firstName: 'Zuzana',
    lastName: 'Ťažká',
    profile: { accessNeeds: 'A ramp', dietaryNeeds: 'No nuts' },
  });
  const search = async (q: string) =>
    (await api.call(calls.guestsAtDoor, { token: owner, query: { q } })).body.guests;
  const [found] = await search('tazka zuz');
  expect(found).toMatchObject({ verdict: 'entered', accessNeeds: 'A ramp', entry: null });
  expect(JSON.stringify(found)).not.toMatch(/@|nuts/);
  await admit(guest.ticketNumber, south);
  expect((await search('tazka'))[0]).toMatchObject({
    verdict: 'enteredAlready',
    entry: { door: 'South door' },
  });
});

test('the list for a shift has all valid tickets, reasons for refused ones, and is recorded', async () => {
  const [guest, gone] = [await addGuest(), await addGuest({ isBlocked: true })];
  await admit(guest.ticketNumber);
  const before = await api.db.$count(organiserAudit);
  const { body, raw } = await api.call(calls.shiftList, { token: owner });
  expect(body.guests.map(({ ticketNumber }) => ticketNumber)).toContain(guest.ticketNumber);
  expect(body.entered.map(({ ticketNumber }) => ticketNumber)).toContain(guest.ticketNumber);
  expect(body.refused).toContainEqual({ ticketNumber: gone.ticketNumber, verdict: 'blocked' });
  expect(raw.payload).not.toMatch(/@guest\.example/);
  expect(await api.db.$count(organiserAudit)).toBe(before + 1);
  api.clock.moveBy(11 * 60_000);
  expect((await api.call(calls.shiftList, { token: owner })).code).toBe('organiser-0005');
  api.clock.moveTo(opening);
  owner = await api.organise('owner');
});

test('badges are for chosen tickets, or for all in sheets, with a valid code', async () => {
  const guest = await addGuest({ profile: { badgeName: 'Amazing Grace' } });
  const body = { tickets: [guest.ticketNumber] };
  const { badges, total, next } = (await api.call(calls.badgeSheet, { token: owner, body })).body;
  expect([badges.length, total, next]).toEqual([1, 1, null]);
  expect(badges[0]).toMatchObject({ name: 'Amazing Grace', ticketNumber: guest.ticketNumber });
  expect((await admit(badges[0]?.code ?? '')).body.verdict).toBe('entered');

  const all: string[] = [];
  let after: string | undefined;
  do {
    const sheet = (await api.call(calls.badgeSheet, { token: owner, body: after ? { after } : {} })).body;
    all.push(...sheet.badges.map(({ ticketNumber }) => ticketNumber));
    after = sheet.next ?? undefined;
    if (!after) expect(all).toHaveLength(sheet.total);
  } while (after);
  expect(new Set(all).size).toBe(all.length);
});

test('the calls of the door are only for organisers with its permission', async () => {
  const rows = await api.db.select().from(organisers);
  const analyst = rows.find(({ name }) => name === 'Ana Lister')?.id ?? '';
  const allowed: Partial<Record<OrganiserRole, string[]>> = {};
  for (const role of organiserRoles) {
    await api.db
      .update(organisers)
      .set({ roles: [role] })
      .where(eq(organisers.id, analyst));
    const token = await api.organise('analyst');
    const body = { id: randomUUID(), code: '0000-0000-0000', ...north };
    const open = await Promise.all([
      api.call(calls.checkInNumbers, { token }),
      api.call(calls.admitTicket, { token, body }),
      api.call(calls.badgeSheet, { token, body: { tickets: [] } }),
    ]);
    allowed[role] = open.map(({ status }) => (status === 200 ? 'yes' : 'no'));
  }
  const permitted = Object.entries(allowed).filter(([, each]) => each.includes('yes'));
  expect(Object.fromEntries(permitted)).toEqual({
    owner: ['yes', 'yes', 'yes'],
    desk: ['yes', 'yes', 'yes'],
    door: ['yes', 'yes', 'no'],
  });
  const isStored = and(eq(checkIns.ticketNumber, '0000-0000-0000'));
  expect(await api.db.$count(checkIns, isStored)).toBe(0);
});
