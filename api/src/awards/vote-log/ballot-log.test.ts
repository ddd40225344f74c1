import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AwardsStatus } from '@summit/contract/awards/awards-status';
import { readReceipt } from '@summit/contract/awards/ballot-receipt';
import * as awardsCalls from '@summit/contract/calls/awards';
import * as ballotLogCalls from '@summit/contract/calls/ballot-log';
import { verifyConsistency, verifyInclusion } from '@summit/tally/log/merkle-tree';
import { getHeadKey, getPublicKey, isSignedBy } from '@summit/tally/log/signed-head';
import { organisers } from '../../organisers/organisers/organisers.tables.ts';
import { attendees } from '../../people/attendees/attendees.tables.ts';
import { rootCause } from '../../platform/db/database-error.ts';
import { writeSection } from '../../settings/public/settings.queries.ts';
import { announceResults } from '../../testing/announce-results.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { nominees } from '../awards.tables.ts';
import { frozenRules } from '../ballot-rules.queries.ts';
import { castBallots } from '../ballots.queries.ts';
import { excludeBallot } from '../ballots/ballot-exclusions.queries.ts';
import { ballotLeaves, publishedHeads } from './ballot-log.tables.ts';
import { exportLog } from './ballot-log-export.queries.ts';
import { exportOpenings } from './ballot-openings.queries.ts';
import { publishHeads } from './publish-heads.ts';

const kind = { track: 'Company', step: 'one' } as const;
const log = '2027-Company-one';
const which = { awardsType: kind.track, step: kind.step };
const hex = (text: string) => Buffer.from(text, 'hex');

let api: TestApp;
let token: string;
let receipt: string;

beforeAll(async () => {
  api = await openTestApp();
  await setStatus('VoteOne');
  token = await api.loginAs('buy');
  const votes = [{ categoryId: 'payments', nomineeId: '2027-payments-otterpay' }];
  const { body } = await api.call(awardsCalls.voteStepOne, { token, body: { votes } });
  receipt = body.receipt;
});

afterAll(() => api.close());

async function setStatus(status: AwardsStatus): Promise<void> {
  await writeSection(api.db, 'awardsStatus', status, api.clock.now());
  await writeSection(api.db, 'awardsIndividualStatus', status, api.clock.now());
}

/** Concurrent ballots of attendees who have not voted yet. */
async function castTogether(count: number) {
  const { rulesHash } = await frozenRules(api.db, 2027, kind, api.clock.now());
  const voters = await api.db.select({ id: attendees.id }).from(attendees).limit(count);
  const vote = { year: 2027, kind, log, rulesHash, secret: api.app.platform.config.secret };
  const votes = [{ categoryId: 'payments', nomineeId: '2027-payments-junipath' }];
  const casting = voters.map(({ id }) => ({ attendeeId: id, votes, now: api.clock.now() }));
  const cast = await Promise.all(
    casting.map((each) => api.db.transaction((tx) => castBallots(tx, vote, [each]))),
  );
  return cast.flat();
}

test('concurrent ballots have numbers without gaps, and separate receipts', async () => {
  const cast = (await castTogether(60)).filter((ballot) => ballot !== null);
  const rows = await api.db.select().from(ballotLeaves).where(eq(ballotLeaves.log, log));
  const numbers = rows.map(({ index }) => index).sort((a, b) => a - b);

  expect(numbers).toEqual(numbers.map((_number, at) => at));
  expect(new Set(cast.map((ballot) => ballot.receipt)).size).toBe(cast.length);
  expect(rows.length).toBeGreaterThan(50);
});

test('a receipt is signed with the published key', async () => {
  const { body } = await api.call(ballotLogCalls.ballotKey);
  const read = readReceipt(receipt);
  const head = { size: 1, root: read?.root ?? '', signature: read?.signature ?? '' };

  expect(read).toMatchObject({ log, index: 0 });
  expect(isSignedBy(body.publicKey, { log, rulesHash: read?.rulesHash ?? '' }, head)).toBe(true);
  expect(isSignedBy(body.publicKey, { log, rulesHash: 'other' }, head)).toBe(false);
  expect(getPublicKey(getHeadKey('another secret'))).not.toBe(body.publicKey);
});

test('heads are published hourly during the vote, and when it has closed', async () => {
  const sizes = async () => {
    await Promise.all([1, 2, 3].map(() => publishHeads(api.app.platform)));
    const rows = await api.db.select().from(publishedHeads).where(eq(publishedHeads.log, log));
    return rows.map(({ isClosing }) => (isClosing ? 'closing' : 'hourly')).sort();
  };
  const atFirst = await sizes();
  await castTogether(70);
  const withinTheHour = await sizes();
  api.clock.moveBy(3_600_000);
  const anHourLater = await sizes();
  api.clock.moveBy(3_600_000);
  const withoutNewBallots = await sizes();
  await setStatus('PreVoteTwo');
  const closed = await sizes();
  api.clock.moveBy(3_600_000);
  const later = await sizes();
  await setStatus('VoteOne');

  expect(atFirst).toEqual(['hourly']);
  expect(withinTheHour).toEqual(['hourly']);
  expect(anHourLater).toEqual(['hourly', 'hourly']);
  expect(withoutNewBallots).toEqual(['hourly', 'hourly']);
  expect(closed).toEqual(['closing', 'hourly', 'hourly']);
  expect(later).toEqual(closed);
});

test('voters can prove that their ballot is in a later head, and that the log has only grown', async () => {
  token = await api.loginAs('buy');
  const { body: inclusion } = await api.call(ballotLogCalls.ballotInclusion, { token, query: which });
  const size = String(inclusion.head.size);
  const { body: consistency } = await api.call(ballotLogCalls.ballotConsistency, {
    token,
    query: { ...which, size },
  });
  const { index, leaf, head } = inclusion;
  const older = { size: consistency.older.size, root: hex(consistency.older.root) };

  expect(head.size).toBeGreaterThan(50);
  expect(older).toEqual({ size: 1, root: hex(readReceipt(receipt)?.root ?? '') });
  expect(
    verifyInclusion(
      { index, size: head.size, leaf: hex(leaf), root: hex(head.root) },
      inclusion.proof.map(hex),
    ),
  ).toBe(true);
  expect(
    verifyConsistency(older, { size: head.size, root: hex(head.root) }, consistency.proof.map(hex)),
  ).toBe(true);
});

test('proofs are available only to voters, and for sizes that the log had', async () => {
  const vip = await api.loginAs('crypto');
  await setStatus('VoteTwo');
  const none = await api.call(ballotLogCalls.ballotInclusion, {
    token: vip,
    query: { ...which, step: 'two' },
  });
  await setStatus('VoteOne');
  const proofs = await Promise.all(
    ['0', '9999', '1.5', 'many'].map((size) =>
      api.call(ballotLogCalls.ballotConsistency, { token, query: { ...which, size } }),
    ),
  );

  expect(none.code).toBe('voting-0007');
  expect(proofs.map(({ code }) => code)).toEqual([
    'voting-0008',
    'voting-0008',
    'voting-0008',
    'voting-0008',
  ]);
  expect((await api.call(ballotLogCalls.ballotInclusion, { query: which })).status).toBe(401);
});

test('a nominee added after the vote has opened cannot be chosen', async () => {
  const added = { id: '2027-payments-late', categoryId: 'payments', year: 2027, name: 'Late' };
  await api.db.insert(nominees).values(added);
  const votes = [{ categoryId: 'payments', nomineeId: added.id }];
  const other = await api.loginAs('sell');
  const response = await api.call(awardsCalls.voteStepOne, { token: other, body: { votes } });

  expect(response.code).toBe('voting-0003');
});

describe('a ballot is excluded', () => {
  const exclusion = { log, index: 2, reason: 'A registration that was made up', now: new Date() };
  const people = async () => {
    const [one, two] = await api.db.select().from(organisers).orderBy(organisers.email).limit(2);
    if (!one || !two) throw new Error('There are no two organisers.');
    return [one.id, two.id] as const;
  };

  test.each([
    ['Ada Quill', 'Ada Quill', 'one person'],
    ['A. Quill', 'Ada Quill', 'one person'],
    ['Ada Quill', ' ', 'two people'],
    ['', 'Ben Marsh', 'two people'],
  ])('not by "%s" and "%s" who are %s', async (by, confirmed, who) => {
    const [one, two] = await people();
    const proposedBy = { id: one, name: by };
    const confirmedBy = { id: who === 'one person' ? one : two, name: confirmed };
    const refusal = await excludeBallot(api.db, { ...exclusion, proposedBy, confirmedBy }).catch(
      (error: unknown) => String(rootCause(error)),
    );
    expect(refusal).toMatch(/ballot_exclusions_by_two_people/);
  });

  test('by two people, once, and stays in the log', async () => {
    // Two people can have the same name.
    const [ada, other] = await people();
    const two = { proposedBy: { id: ada, name: 'Ada Quill' }, confirmedBy: { id: other, name: 'Ada Quill' } };
    const before = await exportLog(api.db, log, api.app.platform.config);
    const first = await excludeBallot(api.db, { ...exclusion, ...two });
    const again = await excludeBallot(api.db, { ...exclusion, ...two });
    const nobodys = await excludeBallot(api.db, { ...exclusion, ...two, index: 9999 });
    const after = await exportLog(api.db, log, api.app.platform.config);

    expect([first, again, nobodys]).toEqual([true, false, false]);
    expect(after?.leaves).toEqual(before?.leaves);
    expect(after?.ballots).toBe((before?.ballots ?? 0) - 1);
    expect(after?.choices).toHaveLength((before?.choices.length ?? 0) - 1);
    expect(after?.exclusions).toMatchObject([
      { index: 2, proposedBy: 'Ada Quill', confirmedBy: 'Ada Quill' },
    ]);
  });
});

test('the record is public only with the results, and never contains the opening of a leaf', async () => {
  const early = await api.call(ballotLogCalls.ballotLog, { query: which });
  const unknown = await api.call(ballotLogCalls.ballotLog, { query: { ...which, year: 'abcd' } });
  await announceResults(api, 'Company');
  const { body, raw } = await api.call(ballotLogCalls.ballotLog, { query: which });
  const { openings } = await exportOpenings(api.db, log, api.app.platform.config.secret);

  expect([early.code, unknown.code]).toEqual(['voting-0006', 'voting-0006']);
  expect(body.leaves).toHaveLength(openings.length);
  expect(body.ballots).toBe(openings.length - body.exclusions.length);
  for (const { nonce, voter } of openings) {
    expect(raw.payload).not.toContain(nonce);
    expect(raw.payload).not.toContain(voter);
  }
});
