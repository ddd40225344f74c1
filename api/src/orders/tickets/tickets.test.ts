import { eq } from 'drizzle-orm';
import ical from 'node-ical';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as agendaCalls from '@summit/contract/calls/agenda';
import * as ticketCalls from '@summit/contract/calls/tickets';
import { attendees } from '../../people/attendees/attendees.tables.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { cancelTicket } from '../public/cancelled-tickets.queries.ts';
import { type CheckList, checkTicket } from './check-ticket.ts';

let api: TestApp;

beforeEach(async () => {
  api = await openTestApp();
});

afterEach(() => api.close());

const read = (token: string) => api.call(ticketCalls.ticket, { token });
const byLink = (ticket: string) => api.call(ticketCalls.ticket, { query: { ticket } });
const checkList = async (): Promise<CheckList> => (await api.call(ticketCalls.ticketCheckList)).body;

async function changeBuyer(change: Partial<typeof attendees.$inferInsert>): Promise<void> {
  await api.db.update(attendees).set(change).where(eq(attendees.email, 'buy@demo.summit.example'));
}

async function cancelBuyer(): Promise<void> {
  const buyer = eq(attendees.email, 'buy@demo.summit.example');
  const [row] = await api.db.select().from(attendees).where(buyer);
  await api.db.transaction(async (tx) => {
    if (row) await cancelTicket(tx, row, 'cancelled', api.clock.now());
  });
}

test('an attendee’s ticket can be verified with the published key only', async () => {
  const { body } = await read(await api.loginAs('buy'));
  const verdict = checkTicket(await checkList(), body.code);

  const facts = { number: body.number, kind: 'BUY', startsOn: '2027-06-08', endsOn: '2027-06-10' };
  expect(verdict).toEqual({ isValid: true, facts });
  expect(body.code.toUpperCase()).not.toContain(body.lastName.toUpperCase());
});

test('the link of a ticket opens it without a login, and the response is not cached', async () => {
  const own = await read(await api.loginAs('buy'));
  const linked = await byLink(own.body.token);

  expect(linked.body).toEqual(own.body);
  expect(linked.raw.headers['cache-control']).toBe('private, no-store');
});

test.each(['package', 'blocked'] as const)('%s has no ticket to open', async (name) => {
  const { body } = await read(await api.loginAs('buy'));
  await changeBuyer(name === 'blocked' ? { isBlocked: true } : { registrationStatus: 'PendingPayment' });
  expect((await byLink(body.token)).code).toBe('cqrs-0009');
});

test('a visitor without login and link gets a 401, and a forged link is refused', async () => {
  const { body } = await read(await api.loginAs('buy'));
  expect((await api.call(ticketCalls.ticket)).code).toBe('authorization-0001');

  const [id = '', signature = ''] = body.token.split('.');
  const other = (await read(await api.loginAs('sell'))).body.token;
  for (const forged of [
    `${id}.${'A'.repeat(43)}`,
    `${other.split('.')[0]}.${signature}`,
    id,
    'x',
    `${id}.`,
  ]) {
    expect([forged, (await byLink(forged)).code]).toEqual([forged, 'cqrs-0009']);
  }
});

test('a cancelled ticket is on the list, its links are invalid, and a new ticket has another number', async () => {
  const token = await api.loginAs('buy');
  const before = (await read(token)).body;
  await cancelBuyer();
  const after = (await read(token)).body;

  expect(after.number).not.toBe(before.number);
  expect((await byLink(before.token)).code).toBe('cqrs-0009');
  api.app.platform.responseCache.drop('attendees');
  const list = await checkList();
  expect(checkTicket(list, before.code)).toMatchObject({ isValid: false, reason: 'cancelled' });
  expect(checkTicket(list, after.code)).toMatchObject({ isValid: true });
});

test('the ticket of a blocked attendee is refused at the door', async () => {
  const { body } = await read(await api.loginAs('buy'));
  await changeBuyer({ isBlocked: true });
  expect(checkTicket(await checkList(), body.code)).toMatchObject({ isValid: false, reason: 'cancelled' });
});

test('the calendar file has whole days and the opening of the doors, and is stable', async () => {
  const { body } = await read(await api.loginAs('buy'));
  const query = { ticket: body.token };
  const file = (await api.call(ticketCalls.ticketCalendar, { query })).raw;
  const again = (await api.call(ticketCalls.ticketCalendar, { query })).raw;
  const events = Object.values(ical.parseICS(file.payload)).filter((entry) => entry?.type === 'VEVENT');

  expect(file.headers['content-disposition']).toContain('ticket.ics');
  expect(file.payload).toContain('DTSTART;VALUE=DATE:20270608');
  expect(file.payload).toContain('DTEND;VALUE=DATE:20270611');
  expect(again.payload).toBe(file.payload);
  expect(events).toMatchObject([
    {
      summary: 'Summit London 2027',
      datetype: 'date',
      location: 'Meridian Dock, 1 Tidal Basin Road, London',
    },
    { summary: 'Doors open: Summit London 2027', start: new Date('2027-06-08T07:15:00Z') },
  ]);
  expect((await api.call(agendaCalls.keyDatesCalendar)).raw.payload).not.toContain(body.number);
});

test('there is no wallet without certificates', async () => {
  const { body } = await read(await api.loginAs('buy'));
  expect(body).toMatchObject({ hasAppleWallet: false, googleWalletUrl: null });
  const { code } = await api.call(ticketCalls.applePass, { query: { ticket: body.token } });
  expect(code).toBe('route-0001');
});
