import { eq } from 'drizzle-orm';
import ical, { type VEvent } from 'node-ical';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as agendaCalls from '@summit/contract/calls/agenda';
import { attendees } from '../../people/attendees/attendees.tables.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { sessions, starredCalendars } from './agenda.tables.ts';

let api: TestApp;
let signedIn: string;

beforeAll(async () => {
  api = await openTestApp();
  signedIn = await api.loginAs('buy');
});

afterAll(() => api.close());

const [first, second] = ['the-plumbing-is-the-product', 'four-pages'] as const;

async function getToken(as = signedIn): Promise<string> {
  return (await api.call(agendaCalls.starredCalendarToken, { token: as })).body.token;
}

async function renew(): Promise<string> {
  return (await api.call(agendaCalls.renewStarredCalendarToken, { token: signedIn })).body.token;
}

function feed(token: string) {
  return api.call(agendaCalls.starredCalendar, { query: { token } });
}

function star(change: { starred?: string[]; removed?: string[] }) {
  return api.call(agendaCalls.setStarredSessions, { body: change, token: signedIn });
}

/** The events of an attendee's feed, parsed by another library. */
async function events(token: string): Promise<VEvent[]> {
  const parts = Object.values(ical.sync.parseICS((await feed(token)).body));
  return parts.filter((part): part is VEvent => part?.type === 'VEVENT');
}

async function uids(token: string): Promise<string[]> {
  return (await events(token)).map(({ uid }) => uid);
}

test('has one permanent token for each attendee, also with two concurrent first requests', async () => {
  const tokens = await Promise.all([getToken(), getToken(), getToken()]);
  expect(new Set(tokens).size).toBe(1);
  expect(tokens[0]).toMatch(/^[\w-]{22}\.0\.[\w-]{43}$/);
  expect(await getToken(await api.loginAs('sell'))).not.toBe(tokens[0]);
  expect((await api.call(agendaCalls.starredCalendarToken)).status).toBe(401);
});

test('follows the attendee’s stars under one address', async () => {
  const token = await getToken();
  expect(await uids(token)).toEqual([]);
  await star({ starred: [second, first] });
  expect(await uids(token)).toEqual([`session-${first}@localhost`, `session-${second}@localhost`]);
  await star({ removed: [first] });
  expect(await uids(token)).toEqual([`session-${second}@localhost`]);
});

test('follows the programme', async () => {
  const token = await getToken();
  const [before] = await events(token);
  await api.db.update(sessions).set({ title: 'Five pages' }).where(eq(sessions.id, second));
  const [after] = await events(token);
  expect([after?.uid, after?.summary]).toEqual([before?.uid, 'Five pages']);
  expect(Number(after?.sequence)).toBe(Number(before?.sequence) + 1);
});

test('is a calendar file that is not cached', async () => {
  const { status, raw } = await feed(await getToken());
  expect([status, raw.headers['content-type'], raw.headers['cache-control']]).toEqual([
    200,
    'text/calendar; charset=utf-8',
    'private, no-store',
  ]);
});

test('gets a new address on request', async () => {
  const old = await getToken();
  const renewed = await renew();
  expect(renewed).not.toBe(old);
  expect(await getToken()).toBe(renewed);
  expect(await uids(renewed)).toHaveLength(1);
  const gone = await feed(old);
  expect([gone.status, gone.code]).toEqual([404, 'cqrs-0009']);
});

test('has a token that is not stored, so that reading the database does not reveal it', async () => {
  await renew();
  const token = await getToken();
  const rows = JSON.stringify(await api.db.select().from(starredCalendars));
  expect(rows).not.toContain(token);
  expect(rows).not.toContain(token.split('.')[2]);
  expect((await feed(token.replace(/\.\d+\./, '.7.'))).status).toBe(404);
});

test.each(['made-up', ''])('is refused with the token %o', async (token) => {
  expect((await feed(token)).status).toBe(token ? 404 : 400);
});

test.each([{ isBlocked: true }, { loginIsDisabled: true }])(
  'is closed while its owner has %j',
  async (change) => {
    const token = await getToken();
    const set = (values: object) =>
      api.db.update(attendees).set(values).where(eq(attendees.email, 'buy@demo.summit.example'));
    await set(change);
    const closed = await feed(token);
    await set({ isBlocked: false, loginIsDisabled: false });
    expect([closed.status, (await feed(token)).status]).toEqual([404, 200]);
  },
);
