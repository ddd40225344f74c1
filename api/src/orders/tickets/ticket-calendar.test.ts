import { eq } from 'drizzle-orm';
import ical, { type VEvent } from 'node-ical';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as ticketCalls from '@summit/contract/calls/tickets';
import { attendees } from '../../people/attendees/attendees.tables.ts';
import { getOrganiser } from '../../testing/organise-resources.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { cancelTicket } from '../public/cancelled-tickets.queries.ts';

let api: TestApp;

beforeEach(async () => {
  api = await openTestApp();
});

afterEach(() => api.close());

/** The entries of a ticket, the days first, parsed by another library. */
async function toEntries(account: 'buy' | 'sell' | 'vip'): Promise<VEvent[]> {
  const token = await api.loginAs(account);
  const { body } = await api.call(ticketCalls.ticket, { token });
  const query = { ticket: body.token };
  const { payload } = (await api.call(ticketCalls.ticketCalendar, { query })).raw;
  return Object.values(ical.parseICS(payload)).filter((entry) => entry?.type === 'VEVENT') as VEvent[];
}

const uids = (entries: VEvent[]) => entries.map(({ uid }) => uid);
const sequences = (entries: VEvent[]) => entries.map((entry) => Number(entry.sequence));

test('no two tickets share an entry, so that both can be imported into one calendar', async () => {
  const all = [...(await toEntries('buy')), ...(await toEntries('sell')), ...(await toEntries('vip'))];
  expect(all).toHaveLength(6);
  expect(new Set(uids(all)).size).toBe(6);
});

test.each([
  ['event', { startsOn: '2027-06-09' }],
  ['event', { venue: 'Another Dock' }],
  ['event', { timeZone: 'Europe/Paris' }],
  ['keyDates', { entries: [] }],
])('a second import replaces the entries after organisers changed %s to %j', async (section, change) => {
  const before = await toEntries('buy');
  api.clock.moveBy(5_000);
  const organiser = await getOrganiser(api);
  expect((await organiser.set('settings', section, change)).status).toBe(200);
  const after = await toEntries('buy');

  for (const [index, entry] of after.entries()) {
    expect(uids(before)).toContain(entry.uid);
    expect(sequences(after)[index]).toBeGreaterThan(Math.max(...sequences(before)));
    expect(Number(entry.lastmodified)).toBeGreaterThan(Number(before[0]?.lastmodified));
    // A calendar may refuse an entry with a creation date in the future.
    expect(Number(entry.dtstamp)).toBeLessThanOrEqual(api.clock.now().getTime());
  }
});

test('the link of a cancelled ticket cancels only its own entries', async () => {
  const before = await toEntries('buy');
  const token = await api.loginAs('buy');
  const { body } = await api.call(ticketCalls.ticket, { token });
  api.clock.moveBy(5_000);
  await api.db.transaction(async (tx) => {
    const [row] = await tx.select().from(attendees).where(eq(attendees.ticketNumber, body.number));
    if (row) await cancelTicket(tx, row, 'transferred', api.clock.now());
  });
  const file = (await api.call(ticketCalls.ticketCalendar, { query: { ticket: body.token } })).raw.payload;
  const after = Object.values(ical.parseICS(file)).filter((entry) => entry?.type === 'VEVENT') as VEvent[];
  expect(uids(after)).toEqual(uids(before));
  expect(after.map(({ status }) => status)).toEqual(['CANCELLED', 'CANCELLED']);
  expect(file).toContain('METHOD:CANCEL\r\n');
  expect(Math.min(...sequences(after))).toBeGreaterThan(Math.max(...sequences(before)));
  expect((await toEntries('buy')).map(({ status }) => status)).toEqual(['CONFIRMED', 'CONFIRMED']);
  const forged = await api.call(ticketCalls.ticketCalendar, {
    query: { ticket: `${body.token.slice(0, -1)}_` },
  });
  expect(forged.status).toBe(404);
});

test('the entry has the opening time of the doors, in summer and winter', async () => {
  const organiser = await getOrganiser(api);
  for (const [startsAt, startsOn] of [
    ['2027-06-08T08:15:00+01:00', '2027-06-08'],
    ['2027-12-08T08:15:00Z', '2027-12-08'],
  ] as const) {
    await organiser.set('settings', 'event', { startsOn, endsOn: startsOn });
    const entries = [{ id: 'doors', title: 'Doors', kind: 'event', startsAt, endsAt: null }];
    expect((await organiser.set('settings', 'keyDates', { entries })).status).toBe(200);
    const [, doors] = await toEntries('buy');
    expect(doors?.start).toEqual(new Date(startsAt));
  }
});
