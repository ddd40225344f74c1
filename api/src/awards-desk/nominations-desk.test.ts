import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { AwardsStatus } from '@summit/contract/awards-status';
import { organiseNominationsCalls as calls } from '@summit/contract/calls/organise-nominations';
import { attendees } from '../attendees/attendees.tables.ts';
import { nominees } from '../awards/awards.tables.ts';
import { nominatedCategories, nominations } from '../awards/nominations.tables.ts';
import { writeSection } from '../settings/settings.queries.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { nominationJoins } from './awards-desk.tables.ts';

let api: TestApp;
let token: string;

beforeEach(async () => {
  api = await openTestApp();
  token = await api.organise('steward');
  await setStatus('Nomination');
});

afterEach(() => api.close());

const categoryId = 'payments';

async function setStatus(status: AwardsStatus): Promise<void> {
  await writeSection(api.db, 'awardsStatus', status, api.clock.now());
}

/** What attendees wrote, one each. */
async function nominate(...names: string[]): Promise<string[]> {
  const people = await api.db.select().from(attendees).limit(names.length);
  const rows = names.map((name, at) => ({
    id: randomUUID(),
    attendeeId: people[at]?.id ?? '',
    year: 2027,
    awardsType: 'Company' as const,
    name,
    url: 'https://named.example',
    reason: '=cmd() because',
    nominator: 'third' as never,
    nominatedAt: new Date(api.clock.now().getTime() + at),
  }));
  await api.db.insert(nominations).values(rows);
  await api.db.insert(nominatedCategories).values(rows.map(({ id }) => ({ nominationId: id, categoryId })));
  return rows.map(({ id }) => id);
}

async function list(query: Record<string, string> = {}) {
  return (await api.call(calls.deskNominations, { token, query })).body.nominations;
}

const join = (id: string, nomineeId: string | null) =>
  api.call(calls.joinNomination, { token, params: { id, categoryId }, body: { nomineeId } });

const undo = (id: string) => api.call(calls.undoJoin, { token, params: { id, categoryId } });

/** All that a join may touch. */
async function everything() {
  return JSON.stringify([
    await api.db.select().from(nominees).orderBy(nominees.id),
    await api.db.select().from(nominationJoins).orderBy(nominationJoins.nominationId),
    await api.db.select().from(nominations).orderBy(nominations.id),
  ]);
}

test('a nomination comes with the nominees whose names are most like its own', async () => {
  await nominate('OTTER PAY Ltd.', 'Something else entirely');
  const [like, unlike] = await list();
  expect(like?.suggestions[0]).toMatchObject({ id: '2027-payments-otterpay' });
  expect(like?.nominee).toBeNull();
  expect(unlike?.suggestions.every(({ likeness }) => likeness < 60)).toBe(true);
});

test('one action joins a nomination, another undoes it, byte for byte', async () => {
  const [id = ''] = await nominate('Otterpay plc');
  const before = await everything();
  expect((await join(id, '2027-payments-otterpay')).status).toBe(204);
  const [joined] = await list({ 'filter.IsJoined.Equals': 'true' });
  expect(joined?.nominee?.id).toBe('2027-payments-otterpay');
  await undo(id);
  expect(await everything()).toBe(before);
  expect((await undo(id)).code).toBe('cqrs-0009');
});

test('a nominee is made of a nomination, others join it, and it goes with the last of them', async () => {
  const [first = '', second = ''] = await nominate('Brightwater', 'Bright Water Ltd');
  const before = await everything();
  await join(first, null);
  const made = (await list()).find(({ id }) => id === first)?.nominee?.id ?? '';
  expect((await list()).find(({ id }) => id === second)?.suggestions[0]?.id).toBe(made);
  await join(second, made);
  const { body } = await api.call(calls.deskNominees, { token });
  expect(body.nominees.find(({ id }) => id === made)).toMatchObject({ name: 'Brightwater', nominations: 2 });

  await undo(first);
  expect((await list()).find(({ id }) => id === second)?.nominee?.id).toBe(made);
  await undo(second);
  expect(await everything()).toBe(before);
});

test('two stewards who join at the same time leave one join', async () => {
  const [id = ''] = await nominate('Otterpay plc');
  const results = await Promise.all([join(id, '2027-payments-otterpay'), join(id, null), join(id, null)]);
  expect(results.map(({ status }) => status)).toEqual([204, 204, 204]);
  expect(await api.db.$count(nominationJoins)).toBe(1);
  await undo(id);
  expect(await api.db.$count(nominees, eq(nominees.name, 'Otterpay plc'))).toBe(0);
});

test('a nominee of another category, year or name is none to join', async () => {
  const [id = ''] = await nominate('Otterpay plc');
  for (const nomineeId of ['nobody', '2026-payments-otterpay']) {
    expect((await join(id, nomineeId)).code).toBe('cqrs-0009');
  }
  expect((await join('nothing', null)).code).toBe('cqrs-0009');
});

test('who stands is fixed once the vote has begun, the shortlist once the second has', async () => {
  const params = { id: '2027-payments-otterpay' };
  const set = (isPublished: boolean, isShortlisted: boolean) =>
    api.call(calls.setNominee, { token, params, body: { isPublished, isShortlisted } });
  expect((await set(false, false)).status).toBe(204);
  expect((await set(true, false)).status).toBe(204);
  await setStatus('VoteOne');
  expect((await set(false, false)).code).toBe('awards-desk-0003');
  expect((await set(true, true)).status).toBe(204);
  await setStatus('VoteTwo');
  expect((await set(true, false)).code).toBe('awards-desk-0003');
});

test('the export is a table that no spreadsheet computes with, and names nobody who nominated', async () => {
  await nominate('Otterpay plc', '+Brightwater');
  const { raw } = await api.call(calls.exportNominations, { token });
  expect(raw.headers['content-type']).toBe('text/csv; charset=utf-8');
  const [header, ...rows] = raw.payload.trim().split('\n');
  expect(header).toContain('categoryName,awardsType,name');
  expect(rows).toHaveLength(2);
  expect(raw.payload).toContain("'=cmd() because");
  expect(raw.payload).toContain("'+Brightwater");
  expect(raw.payload).not.toMatch(/@|attendee/i);
});
