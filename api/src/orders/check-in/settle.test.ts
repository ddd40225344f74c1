import { randomUUID } from 'node:crypto';
import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as calls from '@summit/contract/calls/organise-check-in';
import { organiserAudit, organisers } from '../../organisers/organisers/organisers.tables.ts';
import { attendees } from '../../people/attendees/attendees.tables.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { cancelTicket } from '../public/cancelled-tickets.queries.ts';
import { checkIns } from './check-in.tables.ts';

let api: TestApp;
let owner: string;

const north = { door: 'North door', device: randomUUID() };
const south = { door: 'South door', device: randomUUID() };

/** A minute of the morning of the first day, in British summer time. */
const at = (minute: number) => new Date(Date.UTC(2027, 5, 8, 7, minute)).toISOString();

beforeAll(async () => {
  api = await openTestApp();
  api.clock.moveTo(new Date(at(59)));
  owner = await api.organise('owner');
});

afterAll(() => api.close());

async function addGuests(count: number): Promise<(typeof attendees.$inferSelect)[]> {
  const rows = Array.from({ length: count }, (_each, index) => ({
    email: `${randomUUID()}@guest.example`,
    firstName: 'Grace',
    lastName: `Number ${index}`,
    categoryId: 'bank',
    registrationStatus: 'Completed' as const,
  }));
  return api.db.insert(attendees).values(rows).returning();
}

interface Shown {
  id: string;
  code: string;
  at: string;
  organiserId?: string;
}

async function settle(admissions: Shown[], place = north) {
  const sent = { token: owner, body: { ...place, admissions } };
  return (await api.call(calls.settleAdmissions, sent)).body.admissions;
}

const shown = (code: string, minute: number): Shown => ({ id: randomUUID(), code, at: at(minute) });

const numbers = async () => (await api.call(calls.checkInNumbers, { token: owner })).body;
const records = () => api.db.$count(organiserAudit, like(organiserAudit.subject, 'check-in/%'));

test('offline admissions are settled with their time, and a repeated queue changes nothing', async () => {
  const guests = await addGuests(3);
  const queue = guests.map(({ ticketNumber }, index) => shown(ticketNumber, index));
  const first = await settle(queue);
  expect(first.map(({ verdict }) => verdict)).toEqual(['entered', 'entered', 'entered']);
  expect(first.map(({ entry }) => entry?.at)).toEqual([at(0), at(1), at(2)]);
  expect(await settle(queue)).toEqual(first);
  expect(await records()).toBe(3);
  expect((await numbers()).days[0]?.entered).toBe(3);
});

test('two devices that admitted the same ticket are both informed, until one admission is undone', async () => {
  const [guest] = await addGuests(1);
  const ticket = guest?.ticketNumber ?? '';
  const [one, two] = [shown(ticket, 10), shown(ticket, 20)];
  expect((await settle([one], north))[0]?.verdict).toBe('entered');
  const [settled] = await settle([two], south);
  expect(settled).toMatchObject({ verdict: 'enteredAlready', entry: { door: 'North door', at: at(10) } });
  const { doubtful, days } = await numbers();
  expect(days[0]?.entered).toBe(4);
  expect(doubtful).toHaveLength(1);
  expect(doubtful[0]).toMatchObject({
    ...{ verdict: 'enteredAlready', name: 'Grace Number 0', ...south, at: at(20) },
    first: { ...north, at: at(10), id: one.id },
  });

  // The first admission was wrong: the second one counts now, and there is no conflict.
  const undone = { token: owner, params: { id: one.id }, body: { reason: 'wrongPerson' as const } };
  expect((await api.call(calls.undoAdmission, undone)).status).toBe(204);
  const after = await numbers();
  expect([after.days[0]?.entered, after.doubtful]).toEqual([4, []]);
  const again = { token: owner, body: { id: randomUUID(), code: ticket, ...north } };
  expect((await api.call(calls.admitTicket, again)).body).toMatchObject({
    verdict: 'enteredAlready',
    entry: { id: two.id },
  });
});

test('of tickets settled by two devices concurrently each counts once, and every conflict is reported', async () => {
  const guests = await addGuests(12);
  const before = (await numbers()).days[0]?.entered ?? 0;
  const [one, two] = [0, 1].map(() => guests.map(({ ticketNumber }, minute) => shown(ticketNumber, minute)));
  const responses = await Promise.all([settle(one ?? [], north), settle(two ?? [], south)]);
  const verdicts = responses.flat().map(({ verdict }) => verdict);
  expect(verdicts.filter((verdict) => verdict === 'entered')).toHaveLength(12);
  expect(verdicts.filter((verdict) => verdict === 'enteredAlready')).toHaveLength(12);
  const now = await numbers();
  expect(now.days[0]?.entered).toBe(before + 12);
  expect(now.doubtful).toHaveLength(12);
});

test('an offline admission of a cancelled ticket is stored as a conflict, and does not count', async () => {
  const [guest, stranger] = await addGuests(2);
  if (!guest || !stranger) throw new Error('There are no guests.');
  await api.db.transaction((tx) => cancelTicket(tx, guest, 'refunded', api.clock.now()));
  const before = (await numbers()).days[0]?.entered;
  const [settled] = await settle([shown(guest.ticketNumber, 30)]);
  expect(settled?.verdict).toBe('refunded');
  const now = await numbers();
  expect(now.days[0]?.entered).toBe(before);
  expect(now.doubtful.map(({ ticketNumber }) => ticketNumber)).toContain(guest.ticketNumber);
  expect((await settle([shown('not a code', 31)]))[0]?.verdict).toBe('unknown');
});

test('an offline admission by a forged code is stored as a conflict, and its number still admits its owner', async () => {
  const [guest] = await addGuests(1);
  const ticketNumber = guest?.ticketNumber ?? '';
  const code = `T1.ABCDEFGH.${ticketNumber}.BUY.20270608-20270610.${'A'.repeat(103)}`;
  const online = { token: owner, body: { id: randomUUID(), code, ...north } };
  const refused = { verdict: 'forged', guest: null, entry: null };
  expect((await api.call(calls.admitTicket, online)).body).toEqual(refused);

  const queue = [shown(code, 35)];
  const settled = await settle(queue);
  expect(settled).toMatchObject([{ verdict: 'forged', entry: { id: queue[0]?.id, at: at(35) } }]);
  expect(await settle(queue)).toEqual(settled);
  const before = await numbers();
  const doubt = before.doubtful.find((one) => one.ticketNumber === ticketNumber);
  expect(doubt).toMatchObject({ ...north, verdict: 'forged', name: 'Grace Number 0', at: at(35) });

  expect((await settle([shown(ticketNumber, 36)]))[0]?.verdict).toBe('entered');
  expect(await settle(queue)).toEqual(settled);
  expect((await numbers()).days[0]?.entered).toBe((before.days[0]?.entered ?? 0) + 1);
});

test('an admission names the organiser at the door, and the record the one who settled it', async () => {
  const [guest, other] = await addGuests(2);
  const rows = await api.db.select().from(organisers);
  const [analyst, settling] = ['Ana Lister', 'Olive Warrender'].map(
    (name) => rows.find((row) => row.name === name)?.id ?? '',
  );
  const theirs = { ...shown(guest?.ticketNumber ?? '', 40), organiserId: analyst ?? '' };
  const nobodys = { ...shown(other?.ticketNumber ?? '', 41), organiserId: randomUUID() };
  const settled = await settle([theirs, nobodys]);
  expect(settled.map(({ verdict }) => verdict)).toEqual(['entered', 'entered']);
  const entered = await Promise.all(
    [theirs, nobodys].map(({ id }) => api.db.select().from(checkIns).where(eq(checkIns.id, id))),
  );
  expect(entered.flat().map(({ organiserId }) => organiserId)).toEqual([analyst, settling]);
  const subject = `check-in/2027-06-08/${guest?.id}`;
  const record = await api.db.select().from(organiserAudit).where(eq(organiserAudit.subject, subject));
  expect(record).toMatchObject([{ organiserId: settling, after: { letInBy: analyst } }]);
  const { body } = await api.call(calls.shiftList, { token: await api.organise('owner') });
  expect(body.organiserId).toBe(settling);
});

test('a fast clock admits no ticket tomorrow, and the id of another ticket does not block the queue', async () => {
  const [guest, other] = await addGuests(2);
  const early = { ...shown(guest?.ticketNumber ?? '', 0), at: '2027-06-09T07:00:00.000Z' };
  const [first] = await settle([early]);
  expect(first?.entry?.at.slice(0, 16)).toBe(at(59).slice(0, 16));
  const [row] = await api.db.select().from(checkIns).where(eq(checkIns.id, early.id));
  expect(row?.day).toBe('2027-06-08');
  const both = await settle([
    { ...early, code: other?.ticketNumber ?? '' },
    shown(other?.ticketNumber ?? '', 5),
  ]);
  expect(both.map(({ verdict }) => verdict).sort()).toEqual(['entered', 'unknown']);
});

test('an invalid queue is refused as a whole, with the invalid field', async () => {
  const before = await api.db.$count(checkIns);
  for (const admissions of [
    [],
    [{ id: 'x', code: 'y', at: at(0) }],
    [{ ...shown('y', 0), at: 'yesterday' }],
  ]) {
    const sent = { token: owner, body: { ...north, admissions } };
    expect((await api.call(calls.settleAdmissions, sent)).code).toBe('validation.base-0001');
  }
  expect(await api.db.$count(checkIns)).toBe(before);
});
