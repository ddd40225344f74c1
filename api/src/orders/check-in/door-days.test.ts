import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as calls from '@summit/contract/calls/organise-check-in';
import { attendees } from '../../people/attendees/attendees.tables.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { checkIns } from './check-in.tables.ts';

let api: TestApp;

beforeAll(async () => {
  api = await openTestApp();
});

afterAll(() => api.close());

/** Adds an attendee with a ticket. @returns the ticket's number */
async function addGuest(): Promise<string> {
  const email = `${randomUUID()}@guest.example`;
  const names = { firstName: 'Grace', lastName: 'Guest', categoryId: 'bank' };
  await api.db.insert(attendees).values({ email, ...names, registrationStatus: 'Completed' });
  const [guest] = await api.db.select().from(attendees).where(eq(attendees.email, email));
  return guest?.ticketNumber ?? '';
}

test('an attendee who comes back after midnight is admitted, and counts for the evening before', async () => {
  const ticketNumber = await addGuest();
  for (const [moment, verdict] of [
    ['2027-06-08T19:00:00Z', 'entered'],
    ['2027-06-09T00:30:00Z', 'enteredAlready'],
    ['2027-06-09T07:00:00Z', 'entered'],
    ['2027-06-11T00:30:00Z', 'entered'],
    ['2027-06-11T07:00:00Z', 'wrongDay'],
  ] as const) {
    api.clock.moveTo(new Date(moment));
    const token = await api.organise('owner');
    const body = { id: randomUUID(), code: ticketNumber, door: 'North door', device: randomUUID() };
    const admission = await api.call(calls.admitTicket, { token, body });
    expect([moment, admission.body.verdict]).toEqual([moment, verdict]);
  }
  const entries = await api.db.select().from(checkIns).where(eq(checkIns.ticketNumber, ticketNumber));
  expect(entries.map(({ day }) => day).sort()).toEqual(['2027-06-08', '2027-06-09', '2027-06-10']);
});
