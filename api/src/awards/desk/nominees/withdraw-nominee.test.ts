import { eq, inArray } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AwardsStatus } from '@summit/contract/awards/awards-status';
import * as awardsCalls from '@summit/contract/calls/awards';
import * as ballotLogCalls from '@summit/contract/calls/ballot-log';
import * as calls from '@summit/contract/calls/organise-count';
import type { NomineeWithdrawal } from '@summit/contract/shapes/awards';
import { organiserAudit } from '../../../organisers/organisers/organisers.tables.ts';
import { lockSection, writeSection } from '../../../settings/public/settings.queries.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { untilACallWaits } from '../../../testing/until-a-call-waits.ts';
import { signInVoters } from '../../../testing/voters.ts';
import { nominees } from '../../awards.tables.ts';
import { ballotChoices } from '../../ballots.tables.ts';
import { nomineeWithdrawals } from '../awards-desk.tables.ts';

let api: TestApp;
let steward: string;
let auditor: string;

const otterpay = '2027-payments-otterpay';
const junipath = '2027-payments-junipath';

beforeEach(async () => {
  api = await openTestApp();
  steward = await api.organise('steward');
  auditor = await api.organise('auditor');
});

afterEach(() => api.close());

const setStatus = (status: AwardsStatus) => writeSection(api.db, 'awardsStatus', status, api.clock.now());

async function propose(nomineeId: string, kind: NomineeWithdrawal = 'Withdrawn') {
  const body = { nomineeId, kind, reason: 'They have closed the product.' };
  return api.call(calls.proposeWithdrawal, { token: steward, body });
}

async function confirm(token: string) {
  const { proposals } = (await api.call(calls.nomineeWithdrawals, { token: auditor })).body;
  const params = { id: proposals.find(({ confirmedBy }) => confirmedBy === null)?.id ?? 'nothing' };
  return api.call(calls.confirmWithdrawal, { token, params });
}

async function publicNominee(id: string) {
  const query = { 'filter.Category.Id.Equals': 'payments' };
  const { body } = await api.call(awardsCalls.nominees, { query });
  return body.nominees.find((one) => one.id === id);
}

test('two people withdraw a nominee during the vote, who is shown but cannot be chosen; cast ballots stay', async () => {
  const votes = [{ categoryId: 'payments', nomineeId: otterpay }];
  const [[first = ''] = [], [second = ''] = []] = await signInVoters(api, 2, ['telephone']);
  expect((await api.call(awardsCalls.voteStepOne, { token: first, body: { votes } })).status).toBe(200);
  const cast = await api.db.select().from(ballotChoices);

  expect((await propose('nobody')).code).toBe('cqrs-0009');
  expect((await propose(otterpay)).status).toBe(204);
  expect((await propose(otterpay)).code).toBe('awards-desk-0014');
  expect((await publicNominee(otterpay))?.withdrawal).toBeNull();
  const { proposals } = (await api.call(calls.nomineeWithdrawals, { token: auditor })).body;
  expect(proposals).toMatchObject([{ name: 'Otterpay', categoryName: 'Best Payments Company', year: 2027 }]);
  expect((await confirm(steward)).code).toBe('awards-desk-0004');
  expect((await confirm(auditor)).status).toBe(204);
  expect((await confirm(auditor)).code).toBe('cqrs-0009');
  // The same confirmation can be repeated, because its response may have been lost; it is recorded once.
  const [done] = (await api.call(calls.nomineeWithdrawals, { token: auditor })).body.proposals;
  const params = { id: done?.id ?? '' };
  expect((await api.call(calls.confirmWithdrawal, { token: auditor, params })).status).toBe(204);
  expect(await api.db.$count(organiserAudit, eq(organiserAudit.call, 'confirmWithdrawal'))).toBe(1);

  expect(await publicNominee(otterpay)).toMatchObject({ name: 'Otterpay', withdrawal: 'Withdrawn' });
  expect((await api.call(awardsCalls.voteStepOne, { token: second, body: { votes } })).code).toBe(
    'voting-0003',
  );
  expect(await api.db.select().from(ballotChoices)).toEqual(cast);
});

test.each<AwardsStatus>(['Nomination', 'PreVoteTwo', 'VoteTwo', 'PreWining'])(
  'withdrawing works in %s',
  async (status) => {
    await setStatus(status);
    expect((await propose(otterpay)).status).toBe(204);
    expect((await confirm(auditor)).status).toBe(204);
  },
);

test('a winner disqualified after the announcement is replaced by the next, and the record stays', async () => {
  await api.db
    .update(nominees)
    .set({ isShortlisted: true, result: null })
    .where(inArray(nominees.id, [otterpay, junipath]));
  await setStatus('VoteTwo');
  const voters = (await signInVoters(api, 3, ['telephone'])).flat();
  for (const [at, token] of voters.entries()) {
    const votes = [{ categoryId: 'payments', nomineeId: at === 0 ? junipath : otterpay }];
    await api.call(awardsCalls.voteStepTwo, { token, body: { votes } });
  }
  await setStatus('PreWining');
  const vote = { awardsType: 'Company', step: 'two' } as const;
  for (const token of [steward, auditor]) await api.call(calls.unseal, { token, body: vote });
  const body = { awardsType: 'Company', leaders: 1 };
  await api.call(calls.publishResults, { token: steward, body });
  await setStatus('Wining');

  const query = { awardsType: 'Company', year: '2027' } as const;
  const winners = async () =>
    (await api.call(awardsCalls.awardsResults, { query })).body.categories
      .find(({ id }) => id === 'payments')
      ?.winners.map(({ name }) => name);
  const record = async () => {
    const { leaves, choices, totals, ballots } = (await api.call(ballotLogCalls.ballotLog, { query: vote }))
      .body;
    return { leaves, choices, totals, ballots };
  };
  const before = await record();
  expect(await winners()).toEqual(['Otterpay']);
  await propose(otterpay, 'Disqualified');
  expect((await confirm(auditor)).status).toBe(204);
  expect(await winners()).toEqual(['Junipath']);
  expect(await record()).toEqual(before);
  expect(await publicNominee(otterpay)).toMatchObject({ withdrawal: 'Disqualified', result: null });
});

test('the email about a proposal leads to the screen on which it is confirmed', async () => {
  expect((await propose(otterpay)).status).toBe(204);
  const mails = await api.app.platform.mail.list(api.db, 50);
  const [notice] = mails.filter(({ topic }) => topic === 'awards-notice');
  expect(notice?.text).toContain('/backoffice/season/decisions');
});

test('a withdrawal that is confirmed while its nominee is removed causes no deadlock', async () => {
  await propose(otterpay);
  const { confirming } = await api.db.transaction(async (tx) => {
    // As where the last join of a nominee is undone.
    await lockSection(tx, 'awardsStatus');
    const waiting = confirm(auditor);
    await untilACallWaits(api.db);
    await tx.delete(nomineeWithdrawals).where(eq(nomineeWithdrawals.nomineeId, otterpay));
    return { confirming: waiting };
  });
  expect((await confirming).code).toBe('cqrs-0009');
});
