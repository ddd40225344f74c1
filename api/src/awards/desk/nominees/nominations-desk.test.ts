import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AwardsStatus } from '@summit/contract/awards/awards-status';
import * as awardsCalls from '@summit/contract/calls/awards';
import * as calls from '@summit/contract/calls/organise-nominations';
import * as limits from '@summit/contract/limits/limits';
import type { Call } from '@summit/contract/requests/call';
import { organiserAudit } from '../../../organisers/organisers/organisers.tables.ts';
import { attendees } from '../../../people/attendees/attendees.tables.ts';
import { writeSection } from '../../../settings/public/settings.queries.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { nominees } from '../../awards.tables.ts';
import { nominatedCategories, nominations } from '../../nominating/nominations.tables.ts';
import { nominationJoins } from '../awards-desk.tables.ts';

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

const joinedTo = async (id: string) => (await list()).find((one) => one.id === id)?.nominee?.id ?? null;

/** By somebody who has just looked, unless it is said what they saw. */
const join = async (id: string, nomineeId: string | null, seen?: { expected: string | null }) => {
  const { expected } = seen ?? { expected: await joinedTo(id) };
  return api.call(calls.joinNomination, { token, params: { id, categoryId }, body: { nomineeId, expected } });
};

const undo = async (id: string, seen?: { expected: string }) => {
  const expected = seen?.expected ?? (await joinedTo(id)) ?? 'nobody';
  return api.call(calls.undoJoin, { token, params: { id, categoryId }, query: { expected } });
};

async function readNominee(id: string) {
  return (await api.call(calls.deskNominees, { token })).body.nominees.find((one) => one.id === id);
}

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

test('of stewards who join at the same time one does, the others are refused', async () => {
  const [id = ''] = await nominate('Otterpay plc');
  const unseen = { expected: null };
  const results = await Promise.all([
    join(id, '2027-payments-otterpay', unseen),
    join(id, null, unseen),
    join(id, null, unseen),
  ]);
  expect(results.map(({ status }) => status).sort()).toEqual([204, 409, 409]);
  expect(results.filter(({ code }) => code === 'resource-0001')).toHaveLength(2);
  expect(await api.db.$count(nominationJoins)).toBe(1);
  await undo(id);
  expect(await api.db.$count(nominees, eq(nominees.name, 'Otterpay plc'))).toBe(0);
});

test('a join that somebody has moved meanwhile is neither moved nor undone by somebody who saw the former', async () => {
  const [id = ''] = await nominate('Otterpay plc');
  await join(id, null);
  const made = (await joinedTo(id)) ?? '';
  await join(id, '2027-payments-otterpay');
  expect((await undo(id, { expected: made })).code).toBe('resource-0001');
  expect((await join(id, null, { expected: made })).code).toBe('resource-0001');
  expect(await joinedTo(id)).toBe('2027-payments-otterpay');
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
  const set = async (isPublished: boolean, isShortlisted: boolean) => {
    const body = { isPublished, isShortlisted, version: (await readNominee(params.id))?.version };
    return api.call(calls.setNominee, { token, params, body });
  };
  expect((await set(false, false)).status).toBe(204);
  expect((await set(true, false)).status).toBe(204);
  await setStatus('VoteOne');
  expect((await set(false, false)).code).toBe('awards-desk-0003');
  expect((await set(true, true)).status).toBe(204);
  await setStatus('VoteTwo');
  expect((await set(true, false)).code).toBe('awards-desk-0003');
});

test('of two stewards who saw a nominee as it was, the second is refused', async () => {
  const params = { id: '2027-payments-otterpay' };
  const version = (await readNominee(params.id))?.version;
  const isShortlisted = false;
  const set = (isPublished: boolean) =>
    api.call(calls.setNominee, { token, params, body: { version, isPublished, isShortlisted } });
  expect((await set(false)).status).toBe(204);
  const late = await set(true);
  expect([late.status, late.code]).toEqual([409, 'resource-0001']);
  expect((await readNominee(params.id))?.isPublished).toBe(false);
});

test('joins are nothing that a voter sees: once the vote has begun, no nominee comes or goes with one', async () => {
  const [alike = '', made = ''] = await nominate('Otterpay plc', 'Brightwater');
  await join(made, null);
  await setStatus('VoteOne');
  const voter = await api.loginAs('sell');
  const visible = async () => {
    const reads = [awardsCalls.nominees, awardsCalls.nominationCategories, awardsCalls.awardsResults];
    const responses = [];
    for (const row of reads) {
      for (const who of [undefined, voter]) responses.push((await api.call(row as Call, { token: who })).raw);
    }
    return responses.map(({ headers, payload }) => `${String(headers.etag)} ${payload}`);
  };
  const before = await visible();
  expect(before[0]).toContain('Brightwater');

  expect((await join(alike, '2027-payments-otterpay')).status).toBe(204);
  expect(await visible()).toEqual(before);
  expect((await undo(alike)).status).toBe(204);
  expect((await join(alike, null)).code).toBe('awards-desk-0003');
  // The nominee stands, and may have votes.
  expect((await undo(made)).code).toBe('awards-desk-0003');
  expect((await join(made, '2027-payments-otterpay')).code).toBe('awards-desk-0003');
  expect(await visible()).toEqual(before);
});

test('the export is a table that no spreadsheet computes with, and names nobody who nominated', async () => {
  await nominate('Otterpay plc', '+Brightwater');
  const { raw } = await api.call(calls.exportNominations, { token });
  expect(raw.headers['content-type']).toBe('text/csv; charset=utf-8');
  const [header, ...rows] = raw.payload.trim().split('\n');
  expect(header).toContain('"categoryName","awardsType","name"');
  expect(rows).toHaveLength(2);
  expect(raw.payload).toContain("'=cmd() because");
  expect(raw.payload).toContain("'+Brightwater");
  expect(raw.payload).not.toMatch(/@|attendee/i);
});

test('whom to ask about a nominee is known to those who check nominations', async () => {
  const [id = ''] = await nominate('Otterpay plc', 'Brightwater');
  await api.db
    .update(nominations)
    .set({ contactEmail: 'desk@otterpay.example' })
    .where(eq(nominations.id, id));
  expect((await list()).map(({ contactEmail }) => contactEmail)).toEqual(['desk@otterpay.example', null]);
  expect((await api.call(calls.exportNominations, { token })).raw.payload).toContain('desk@otterpay.example');
});

test('the export is on record with its rows, and wants that its steward has just said who they are', async () => {
  await nominate('Otterpay plc', 'Brightwater');
  const taken = () =>
    api.db.select().from(organiserAudit).where(eq(organiserAudit.call, 'exportNominations'));
  expect((await api.call(calls.exportNominations, { token })).status).toBe(200);
  expect(await taken()).toEqual([
    expect.objectContaining({ subject: 'lists/nominations', after: { rows: 2 } }),
  ]);
  api.clock.moveBy(limits.organiserConfirmation + 1000);
  expect((await api.call(calls.exportNominations, { token })).code).toBe('organiser-0005');
  expect(await taken()).toHaveLength(1);
});
