import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as calls from '@summit/contract/calls/organise-awards';
import * as countCalls from '@summit/contract/calls/organise-count';
import * as nominationsCalls from '@summit/contract/calls/organise-nominations';
import type { Tx } from '../../../platform/db/db.ts';
import { lockSection, readSection, writeSection } from '../../../settings/public/settings.queries.ts';
import { getOrganiser } from '../../../testing/organise-resources.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { nominees } from '../../awards.tables.ts';

let api: TestApp;
let steward: string;

beforeEach(async () => {
  api = await openTestApp();
  steward = await api.organise('steward');
  await writeSection(api.db, 'awardsStatus', 'PreVoteOne', api.clock.now());
});

afterEach(() => api.close());

/** Makes a change while another transaction has done its work but not committed. */
async function meanwhile<T>(work: (tx: Tx) => Promise<void>, change: () => Promise<T>): Promise<T> {
  const { changing } = await api.db.transaction(async (tx) => {
    await work(tx);
    const begun = change();
    await pause(300);
    return { changing: begun };
  });
  return changing;
}

/** Applies a status like one that is due. */
async function beginVote(tx: Tx): Promise<void> {
  await lockSection(tx, 'awardsStatus');
  await writeSection(tx, 'awardsStatus', 'VoteOne', api.clock.now());
}

test('a status that changes while dates are being set overwrites none of them', async () => {
  const ceremonyAt = '2027-07-01T18:00:00.000Z';
  const setDates = async (tx: Tx) => {
    await lockSection(tx, 'awards');
    const awards = await readSection(tx, 'awards');
    await writeSection(tx, 'awards', { ...awards, ceremonyAt }, api.clock.now());
  };
  const body = { subject: 'Company', status: 'VoteOne', expected: 'PreVoteOne', at: null };
  const setStatus = () => api.call(calls.setAwardsStatus, { token: steward, body });
  expect((await meanwhile(setDates, setStatus)).status).toBe(200);
  expect((await readSection(api.db, 'awards')).ceremonyAt).toBe(ceremonyAt);
});

test('nominees cannot be changed while the vote begins', async () => {
  const params = { id: '2027-payments-otterpay' };
  const { body: desk } = await api.call(nominationsCalls.deskNominees, { token: steward });
  const version = desk.nominees.find(({ id }) => id === params.id)?.version;
  const body = { version, isPublished: false, isShortlisted: false };
  const late = await meanwhile(beginVote, () =>
    api.call(nominationsCalls.setNominee, { token: steward, params, body }),
  );
  expect(late.code).toBe('awards-desk-0003');
});

test('the number of votes of a category cannot be changed while the vote begins', async () => {
  const owner = await getOrganiser(api);
  const late = await meanwhile(beginVote, () =>
    owner.set('award-categories', 'payments', { allowedVotes: 3 }),
  );
  expect(late.code).toBe('awards-desk-0002');
});

test('a category cannot be added to a track whose vote has begun, because its ballots would be refused', async () => {
  await writeSection(api.db, 'awardsIndividualStatus', 'Welcome', api.clock.now());
  const owner = await getOrganiser(api);
  const move = () => owner.set('award-categories', 'founder', { awardsType: 'Company' });
  await writeSection(api.db, 'awardsStatus', 'VoteOne', api.clock.now());
  expect((await move()).code).toBe('awards-desk-0002');
  await writeSection(api.db, 'awardsStatus', 'PreVoteOne', api.clock.now());
  expect((await move()).status).toBe(200);
});

test('results cannot be stored during the announcement: the record has the earlier ones', async () => {
  await writeSection(api.db, 'awardsStatus', 'PreWining', api.clock.now());
  const auditor = await api.organise('auditor');
  const vote = { awardsType: 'Company', step: 'two' } as const;
  for (const token of [steward, auditor]) await api.call(countCalls.unseal, { token, body: vote });
  const announce = async (tx: Tx) => {
    await lockSection(tx, 'awardsStatus');
    await writeSection(tx, 'awardsStatus', 'Wining', api.clock.now());
  };
  const body = { awardsType: 'Company', leaders: 2 };
  const late = await meanwhile(announce, () => api.call(countCalls.publishResults, { token: steward, body }));
  expect(late.code).toBe('awards-desk-0013');
});

test('no nominee can be withdrawn during the announcement: the record has the earlier withdrawals', async () => {
  const nomineeId = '2027-payments-otterpay';
  const body = { nomineeId, kind: 'Withdrawn', reason: 'They have closed the product.' };
  await api.call(countCalls.proposeWithdrawal, { token: steward, body });
  const auditor = await api.organise('auditor');
  const [proposal] = (await api.call(countCalls.nomineeWithdrawals, { token: auditor })).body.proposals;
  const params = { id: proposal?.id ?? '' };
  const standing = async () => {
    const [row] = await api.db.select().from(nominees).where(eq(nominees.id, nomineeId));
    return row?.withdrawal;
  };
  let during: unknown;
  const { confirming } = await api.db.transaction(async (tx) => {
    await lockSection(tx, 'awardsStatus');
    const begun = api.call(countCalls.confirmWithdrawal, { token: auditor, params });
    await pause(300);
    during = await standing();
    return { confirming: begun };
  });
  expect((await confirming).status).toBe(204);
  expect([during, await standing()]).toEqual([null, 'Withdrawn']);
});

test('two statuses cannot be scheduled for the same moment, because their order would be random', async () => {
  const at = new Date(api.clock.now().getTime() + 3_600_000).toISOString();
  const schedule = (status: 'VoteOne' | 'PreVoteTwo') => {
    const body = { subject: 'Company', status, expected: 'PreVoteOne', at };
    return api.call(calls.setAwardsStatus, { token: steward, body });
  };
  expect((await schedule('VoteOne')).status).toBe(200);
  expect((await schedule('PreVoteTwo')).code).toBe('awards-desk-0012');
});
