import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { publishedHeadText } from '@summit/contract/awards/ballot-head';
import { readReceipt } from '@summit/contract/awards/ballot-receipt';
import * as awardsCalls from '@summit/contract/calls/awards';
import * as ballotLogCalls from '@summit/contract/calls/ballot-log';
import * as organiseAwardsCalls from '@summit/contract/calls/organise-awards';
import * as organiseCountCalls from '@summit/contract/calls/organise-count';
import { demoOrganisers } from '@summit/contract/session/demo-accounts';
import { checkOpenings } from '@summit/tally/checks/check-openings';
import { checkPublicLog } from '@summit/tally/checks/check-public';
import { checkRoll } from '@summit/tally/checks/check-roll';
import { isTextSignedBy } from '@summit/tally/log/signed-head';
import type { VoteRecord } from '@summit/tally/log/vote-record';
import { attendees } from '../../people/attendees/attendees.tables.ts';
import { writeSection } from '../../settings/public/settings.queries.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { signInVoters } from '../../testing/voters.ts';
import { nominees } from '../awards.tables.ts';
import { exportRoll } from '../ballots/electoral-roll.queries.ts';
import { exportOpenings } from './ballot-openings.queries.ts';
import { publishHeads } from './publish-heads.ts';
import { listPublishedHeads } from './published-heads.queries.ts';

let api: TestApp;
let steward: string;
let auditor: string;

const otterpay = '2027-payments-otterpay';
const vote = { awardsType: 'Company', step: 'two' } as const;

beforeEach(async () => {
  api = await openTestApp();
  steward = await api.organise('steward');
  auditor = await api.organise('auditor');
  await api.db.update(nominees).set({ isShortlisted: true, result: null }).where(eq(nominees.id, otterpay));
});

afterEach(() => api.close());

async function setStatus(status: string) {
  const { statuses } = (await api.call(organiseAwardsCalls.awardsDesk, { token: steward })).body;
  const body = { subject: 'Company', status, expected: statuses.Company, at: null };
  expect((await api.call(organiseAwardsCalls.setAwardsStatus, { token: steward, body })).status).toBe(200);
}

const mails = async (topic: string) =>
  (await api.app.platform.mail.list(api.db, 100)).filter((mail) => mail.topic === topic);

async function publicKey() {
  return (await api.call(ballotLogCalls.ballotKey)).body.publicKey;
}

test('a receipt is emailed to its voter with the key, in the transaction that casts the ballot', async () => {
  const token = await api.loginAs('buy');
  const votes = [{ categoryId: 'payments', nomineeId: otterpay }];
  const { body } = await api.call(awardsCalls.voteStepOne, { token, body: { votes } });
  await api.call(awardsCalls.voteStepOne, { token, body: { votes } });
  const sent = await mails('ballot-receipt');
  expect(sent.map(({ to }) => to)).toEqual(['buy@demo.summit.example']);
  expect(sent[0]?.text).toContain(body.receipt);
  expect(sent[0]?.text).toContain(await publicKey());
  // It states that there is a ballot, but not its choices.
  expect(`${sent[0]?.text} ${sent[0]?.html}`).not.toMatch(/otterpay/i);
});

test('a voter whose address accepts no email can still vote', async () => {
  const [[token = ''] = []] = await signInVoters(api, 1, ['telephone']);
  const odd = 'voter 0@fresh.example';
  await api.db
    .update(attendees)
    .set({ email: odd, confirmedEmail: odd })
    .where(eq(attendees.email, 'voter0@fresh.example'));
  const votes = [{ categoryId: 'payments', nomineeId: otterpay }];
  expect((await api.call(awardsCalls.voteStepOne, { token, body: { votes } })).status).toBe(200);
});

test('during a complete vote auditors get each head by email, and the record matches the announcement', async () => {
  await setStatus('PreVoteTwo');
  await setStatus('VoteTwo');
  const voters = (await signInVoters(api, 5, ['telephone'])).flat();
  const votes = [{ categoryId: 'payments', nomineeId: otterpay }];
  const receipts: string[] = [];
  for (const token of voters) {
    receipts.push((await api.call(awardsCalls.voteStepTwo, { token, body: { votes } })).body.receipt);
    if (receipts.length === 2) await publishHeads(api.app.platform);
  }
  const index = 1;
  const exclusion = { ...vote, index, reason: 'The account was lent.' };
  await api.call(organiseCountCalls.proposeExclusion, { token: steward, body: exclusion });
  const { proposals } = (await api.call(organiseCountCalls.exclusionProposals, { token: auditor })).body;
  const params = { id: proposals[0]?.id ?? '' };
  await api.call(organiseCountCalls.confirmExclusion, { token: auditor, params });
  // The closing head is published with the status, independently of the time.
  await setStatus('PreWining');
  const heads = await mails('ballot-head');
  expect(heads.map(({ to }) => to)).toEqual([demoOrganisers[2].email, demoOrganisers[2].email]);

  for (const token of [steward, auditor]) await api.call(organiseCountCalls.unseal, { token, body: vote });
  const body = { awardsType: 'Company', leaders: 1 };
  await api.call(organiseCountCalls.publishResults, { token: steward, body });
  await setStatus('Wining');
  const { body: log } = await api.call(ballotLogCalls.ballotLog, { query: vote });
  expect(log.heads.map(({ size, isClosing }) => [size, isClosing])).toEqual([
    [2, false],
    [5, true],
  ]);
  for (const head of log.heads) {
    const text = publishedHeadText(log, head);
    expect(isTextSignedBy(await publicKey(), text, head.publishedSignature ?? '')).toBe(true);
    const signed = heads.some((mail) => mail.text.includes(head.publishedSignature ?? 'nothing'));
    expect(signed).toBe(true);
  }
  const [record] = log.records.map((each) => JSON.parse(each.record) as VoteRecord);
  expect(record).toMatchObject({
    log: '2027-Company-two',
    size: 5,
    exclusions: [{ index, proposedBy: 'Stellan Brook', confirmedBy: 'Audra Finch' }],
    results: [{ nomineeId: otterpay, result: 'Winner' }],
  });

  const held = receipts.flatMap((line) => readReceipt(line) ?? []);
  expect(checkPublicLog(log, { receipts: held, publicKey: await publicKey() })).toEqual([]);
  const { secret } = api.app.platform.config;
  const openings = await exportOpenings(api.db, log.log, secret);
  const roll = await exportRoll(api.db, log.log, secret);
  expect([...checkOpenings(log, openings), ...checkRoll(log, openings, roll)]).toEqual([]);
  expect(roll.people.filter(({ hasVoted }) => hasVoted).map(({ email }) => email)).toEqual(
    voters.map((_token, at) => `voter${at}@fresh.example`),
  );
  // No pseudonym is connected with a name.
  expect(JSON.stringify(roll.voters)).not.toMatch(/fresh\.example/);
  const { records } = (await api.call(awardsCalls.awardsResults)).body;
  expect(records.map(({ step, ballots, root }) => [step, ballots, root])).toEqual([['two', 5, record?.root]]);
});

test('a clock that is set back does not change the order of heads, and auditors get each head once', async () => {
  await setStatus('PreVoteTwo');
  await setStatus('VoteTwo');
  const [[token = ''] = []] = await signInVoters(api, 1, ['telephone']);
  const votes = [{ categoryId: 'payments', nomineeId: otterpay }];
  await api.call(awardsCalls.voteStepTwo, { token, body: { votes } });
  await publishHeads(api.app.platform);
  api.clock.moveBy(-5_000);
  await writeSection(api.db, 'awardsStatus', 'PreWining', api.clock.now());
  await publishHeads(api.app.platform);
  await publishHeads(api.app.platform);
  const heads = await listPublishedHeads(api.db, '2027-Company-two');
  expect(heads.map(({ isClosing }) => isClosing)).toEqual([false, true]);
  const [hourly = Infinity, closing] = heads.map(({ publishedAt }) => publishedAt.getTime());
  expect(closing).toBeGreaterThan(hourly);
  expect(await mails('ballot-head')).toHaveLength(2);
});

test('a ballot sent while the vote closes is in the closing head, or refused', async () => {
  await setStatus('PreVoteTwo');
  await setStatus('VoteTwo');
  const voters = (await signInVoters(api, 12, ['telephone'])).flat();
  const votes = [{ categoryId: 'payments', nomineeId: otterpay }];
  const [first = '', ...others] = voters;
  await api.call(awardsCalls.voteStepTwo, { token: first, body: { votes } });
  const posts = others.map((token) => api.call(awardsCalls.voteStepTwo, { token, body: { votes } }));
  await setStatus('PreWining');
  const outcomes = await Promise.all(posts);
  const taken = 1 + outcomes.filter(({ status }) => status === 200).length;
  expect(outcomes.filter(({ code }) => code === 'voting-0002').length).toBe(voters.length - taken);
  await publishHeads(api.app.platform);
  for (const token of [steward, auditor]) await api.call(organiseCountCalls.unseal, { token, body: vote });
  await api.call(organiseCountCalls.publishResults, {
    token: steward,
    body: { awardsType: 'Company', leaders: 0 },
  });
  await setStatus('Wining');
  const { body: log } = await api.call(ballotLogCalls.ballotLog, { query: vote });
  expect(log.heads.filter(({ isClosing }) => isClosing).map(({ size }) => size)).toEqual([taken]);
  expect(checkPublicLog(log)).toEqual([]);
});
