import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AwardsStatus } from '@summit/contract/awards/awards-status';
import * as awardsCalls from '@summit/contract/calls/awards';
import * as calls from '@summit/contract/calls/organise-nominations';
import type { Call } from '@summit/contract/requests/call';
import { writeSection } from '../../../settings/public/settings.queries.ts';
import { nominate } from '../../../testing/nominate.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { nominees } from '../../awards.tables.ts';
import { nominations } from '../../nominating/nominations.tables.ts';
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

async function list(query: Record<string, string> = {}) {
  return (await api.call(calls.deskNominations, { token, query })).body.nominations;
}

const joinedTo = async (id: string) => (await list()).find((one) => one.id === id)?.nominee?.id ?? null;

/** Based on the present state, unless another version is given. */
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

/** All rows that a merge may change. */
async function everything() {
  return JSON.stringify([
    await api.db.select().from(nominees).orderBy(nominees.id),
    await api.db.select().from(nominationJoins).orderBy(nominationJoins.nominationId),
    await api.db.select().from(nominations).orderBy(nominations.id),
  ]);
}

test('a nomination is listed with the nominees with the most similar names', async () => {
  await nominate(api, 'OTTER PAY Ltd.', 'Something else entirely');
  const [like, unlike] = await list();
  expect(like?.suggestions[0]).toMatchObject({ id: '2027-payments-otterpay' });
  expect(like?.nominee).toBeNull();
  expect(unlike?.suggestions.every(({ likeness }) => likeness < 60)).toBe(true);
});

test('merging a nomination can be undone, byte for byte', async () => {
  const [id = ''] = await nominate(api, 'Otterpay plc');
  const before = await everything();
  expect((await join(id, '2027-payments-otterpay')).status).toBe(204);
  const [joined] = await list({ 'filter.IsJoined.Equals': 'true' });
  expect(joined?.nominee?.id).toBe('2027-payments-otterpay');
  await undo(id);
  expect(await everything()).toBe(before);
  expect((await undo(id)).code).toBe('cqrs-0009');
});

test('a nominee made from a nomination is deleted with the last nomination merged into it', async () => {
  const [first = '', second = ''] = await nominate(api, 'Brightwater', 'Bright Water Ltd');
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

test('a nominee can be made again of a nomination whose first nominee other nominations were merged into', async () => {
  const [first = '', second = ''] = await nominate(api, 'Brightwater', 'Bright Water Ltd');
  await join(first, null);
  const made = (await joinedTo(first)) ?? '';
  await join(second, made);
  await undo(first);
  expect((await join(first, null)).status).toBe(204);
  const again = await joinedTo(first);
  expect(again).not.toBe(made);
  expect(await readNominee(again ?? '')).toMatchObject({ name: 'Brightwater', nominations: 1 });
  expect(await joinedTo(second)).toBe(made);
});

test('a withdrawn nominee cannot be made again of the same nomination', async () => {
  const [first = '', second = ''] = await nominate(api, 'Brightwater', 'Bright Water Ltd');
  await join(first, null);
  const made = (await joinedTo(first)) ?? '';
  await api.db.update(nominees).set({ withdrawal: 'Disqualified' }).where(eq(nominees.id, made));
  expect((await undo(first)).code).toBe('awards-desk-0014');
  expect((await join(first, null)).code).toBe('awards-desk-0014');
  await join(second, made);
  expect((await undo(first)).code).toBe('awards-desk-0014');
  expect((await readNominee(made))?.withdrawal).toBe('Disqualified');
  // One that was joined to them by mistake moves.
  expect((await join(second, '2027-payments-otterpay')).status).toBe(204);
});

test('a nomination of another season cannot be merged, because its nominees are public', async () => {
  const [id = ''] = await nominate(api, 'Brightwater');
  await api.db.update(nominations).set({ year: 2026 }).where(eq(nominations.id, id));
  expect((await join(id, null, { expected: null })).code).toBe('cqrs-0009');
  expect(await api.db.$count(nominees, eq(nominees.name, 'Brightwater'))).toBe(0);
});

test('only one of several concurrent merges succeeds', async () => {
  const [id = ''] = await nominate(api, 'Otterpay plc');
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

test('a merge that was changed meanwhile is neither changed nor undone on the basis of the old one', async () => {
  const [id = ''] = await nominate(api, 'Otterpay plc');
  await join(id, null);
  const made = (await joinedTo(id)) ?? '';
  await join(id, '2027-payments-otterpay');
  expect((await undo(id, { expected: made })).code).toBe('resource-0001');
  expect((await join(id, null, { expected: made })).code).toBe('resource-0001');
  expect(await joinedTo(id)).toBe('2027-payments-otterpay');
});

test('a nomination cannot be merged into a nominee of another category, year or name', async () => {
  const [id = ''] = await nominate(api, 'Otterpay plc');
  for (const nomineeId of ['nobody', '2026-payments-otterpay']) {
    expect((await join(id, nomineeId)).code).toBe('cqrs-0009');
  }
  expect((await join('nothing', null)).code).toBe('cqrs-0009');
});

test('nominees are fixed once the first vote has begun, and the shortlist once the second has', async () => {
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

test('the second of two stewards who change the same version of a nominee is refused', async () => {
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

test('merges do not affect voters: they neither add nor remove nominees once the vote has begun', async () => {
  const [alike = '', made = ''] = await nominate(api, 'Otterpay plc', 'Brightwater');
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
  // The nominee is on the ballot, and may have votes.
  expect((await undo(made)).code).toBe('awards-desk-0003');
  expect((await join(made, '2027-payments-otterpay')).code).toBe('awards-desk-0003');
  expect(await visible()).toEqual(before);
});

test('organisers who check nominations see the contact of a nominee', async () => {
  const [id = ''] = await nominate(api, 'Otterpay plc', 'Brightwater');
  await api.db
    .update(nominations)
    .set({ contactEmail: 'desk@otterpay.example' })
    .where(eq(nominations.id, id));
  expect((await list()).map(({ contactEmail }) => contactEmail)).toEqual(['desk@otterpay.example', null]);
  expect((await api.call(calls.exportNominations, { token })).raw.payload).toContain('desk@otterpay.example');
});
