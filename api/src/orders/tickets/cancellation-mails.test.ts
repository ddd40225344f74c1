import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import ical, { type VEvent } from 'node-ical';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as myRegistrationCalls from '@summit/contract/calls/my-registration';
import * as ticketTransferCalls from '@summit/contract/calls/ticket-transfers';
import { attendees } from '../../people/attendees/attendees.tables.ts';
import { sessions, starredSessions } from '../../programme/agenda/agenda.tables.ts';
import { sessionCalendar } from '../../programme/agenda/calendars.ts';
import { writeSection } from '../../settings/public/settings.queries.ts';
import { getOrganiser } from '../../testing/organise-resources.ts';
import { openPaymentVisit, type PaymentVisit } from '../../testing/visits/payment-visit.ts';

let visit: PaymentVisit;

beforeEach(async () => {
  visit = await openPaymentVisit();
});
afterEach(() => visit.close());

/** The calendar in the latest email of a topic. */
async function calendarIn(topic: string): Promise<string> {
  const mails = await visit.api.app.platform.mail.list(visit.api.db, 50);
  const files = mails.find((one) => one.topic === topic)?.attachments ?? [];
  const file = files.find(({ contentType }) => contentType.startsWith('text/calendar'));
  const written = Buffer.from(file?.content ?? '', 'base64').toString();
  const method = new ICAL.Component(ICAL.parse(written)).getFirstPropertyValue('method');
  // Mail programs use this header.
  expect(file?.contentType).toBe(`text/calendar; charset=utf-8; method=${String(method)}`);
  return written;
}

/** The entries of a calendar, which both libraries parse identically. */
function entriesIn(written: string) {
  const calendar = new ICAL.Component(ICAL.parse(written));
  const byOne = calendar.getAllSubcomponents('vevent').map((event) => ({
    uid: String(event.getFirstPropertyValue('uid')),
    sequence: Number(event.getFirstPropertyValue('sequence')),
    status: String(event.getFirstPropertyValue('status')),
  }));
  const byOther = Object.values(ical.sync.parseICS(written))
    .filter((part): part is VEvent => part?.type === 'VEVENT')
    .map(({ uid, sequence, status }) => ({ uid, sequence: Number(sequence), status: String(status) }));
  expect(byOther).toEqual(byOne);
  return { method: String(calendar.getFirstPropertyValue('method')), entries: byOne };
}

/** Whether a calendar cancels another: exactly the same entries, cancelled, with higher sequences. */
function expectCancelled(written: string, brought: string): void {
  const [after, before] = [entriesIn(written), entriesIn(brought)];
  expect(before.method).toBe('PUBLISH');
  expect(after.method).toBe('CANCEL');
  expect(before.entries.length).toBeGreaterThan(0);
  expect(after.entries.map(({ uid }) => uid)).toEqual(before.entries.map(({ uid }) => uid));
  for (const [at, { sequence, status }] of after.entries.entries()) {
    expect(status).toBe('CANCELLED');
    expect(sequence).toBeGreaterThan(before.entries[at]?.sequence ?? Infinity);
  }
}

/** package@ with a paid ticket, and the card page of the payment. */
async function payTicket(): Promise<{ token: string; page: string }> {
  const token = await visit.choosePaid();
  const page = await visit.openCardPage(token);
  await visit.payWith(page, 'approve');
  return { token, page };
}

test('the email about a refund at the provider cancels the calendar entries', async () => {
  const { page } = await payTicket();
  const brought = await calendarIn('registration-completed');
  await visit.press(page, 'refund');
  expectCancelled(await calendarIn('place-cancelled'), brought);
});

test('the email about a lost dispute cancels the calendar entries', async () => {
  const { page } = await payTicket();
  const brought = await calendarIn('registration-completed');
  await visit.press(page, 'dispute');
  await visit.press(page, 'loseDispute');
  expectCancelled(await calendarIn('place-cancelled'), brought);
});

test('the email about a cancelled registration cancels the calendar entries', async () => {
  const { token } = await payTicket();
  const brought = await calendarIn('registration-completed');
  const { db, clock } = visit.api;
  const cancellation = { isEnabled: true, until: null, refunds: [], text: '' };
  const waitingList = { isEnabled: false, offerHours: 24 };
  await writeSection(db, 'ticketCare', { cancellation, waitingList }, clock.now());
  await visit.api.call(myRegistrationCalls.cancelRegistration, { token, body: { refund: 0 } });
  expectCancelled(await calendarIn('registration-cancelled'), brought);
});

test('the email about a transferred ticket cancels the calendar entries', async () => {
  const { token } = await payTicket();
  const brought = await calendarIn('registration-completed');
  const colleague = { firstName: 'Sam', lastName: 'Sell', email: 'stepone@demo.summit.example' };
  await visit.api.call(ticketTransferCalls.offerTicket, { token, body: { ...colleague, understood: true } });
  const mails = await visit.api.app.platform.mail.list(visit.api.db, 5);
  const offer = mails.find(({ topic }) => topic === 'ticket-offered');
  const link = /[?&]token=([\w-]+)/.exec(offer?.text ?? '')?.[1] ?? '';
  const taken = await visit.api.call(ticketTransferCalls.takeTicketWithAccount, { body: { token: link } });
  expect(taken.status).toBe(200);
  expectCancelled(await calendarIn('ticket-transferred'), brought);
});

test('the email about a removed session cancels its calendar entry', async () => {
  const { db, app } = visit.api;
  const all = await db.select().from(sessions).orderBy(sessions.startsAt, sessions.id);
  const id = all.find(({ startsAt }) => startsAt > visit.api.clock.now())?.id ?? '';
  const brought = await sessionCalendar({ db, config: app.platform.config }, id);
  const [buyer] = await db.select().from(attendees).where(eq(attendees.email, 'buy@demo.summit.example'));
  await db
    .insert(starredSessions)
    .values({ attendeeId: buyer?.id ?? '', sessionId: id, starredAt: visit.api.clock.now() })
    .onConflictDoNothing();
  const organiser = await getOrganiser(visit.api);
  await organiser.remove('sessions', id);
  expectCancelled(await calendarIn('session-cancelled'), brought ?? '');
});
