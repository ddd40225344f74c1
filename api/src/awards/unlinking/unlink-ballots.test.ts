import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AwardsStatus } from '@summit/contract/awards/awards-status';
import * as awardsCalls from '@summit/contract/calls/awards';
import * as ballotLogCalls from '@summit/contract/calls/ballot-log';
import * as organiseAwardsCalls from '@summit/contract/calls/organise-awards';
import * as organiseCountCalls from '@summit/contract/calls/organise-count';
import { checkPublicLog } from '@summit/tally/checks/check-public';
import { attendees } from '../../people/attendees/attendees.tables.ts';
import { rootCause } from '../../platform/db/database-error.ts';
import { writeSection } from '../../settings/public/settings.queries.ts';
import { announceResults } from '../../testing/announce-results.ts';
import { openAsOwner } from '../../testing/open-as-owner.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { frozenRules } from '../ballot-rules.queries.ts';
import { ballotUnlinkings, unlinkedChoices } from '../ballot-unlinking.tables.ts';
import { castBallots } from '../ballots.queries.ts';
import { ballotChoices } from '../ballots.tables.ts';
import { ballotNonces } from '../vote-log/ballot-log.tables.ts';
import { exportOpenings } from '../vote-log/ballot-openings.queries.ts';
import { publishHeads } from '../vote-log/publish-heads.ts';
import { unlinkBallots } from './unlink-ballots.queries.ts';

const kind = { track: 'Company', step: 'one' } as const;
const vote = { awardsType: kind.track, step: kind.step };
const log = '2027-Company-one';
const promised = '2027-09-30T22:00:00.000Z';

let api: TestApp;
let token: string;

beforeEach(async () => {
  api = await openTestApp();
  await setStatus('VoteOne');
  token = await api.loginAs('buy');
  const votes = [{ categoryId: 'payments', nomineeId: '2027-payments-otterpay' }];
  await api.call(awardsCalls.voteStepOne, { token, body: { votes } });
  await castOf(12);
});

afterEach(() => api.close());

const setStatus = (status: AwardsStatus) =>
  writeSection(api.db, 'awardsStatus', status, api.clock.now()).then(() => publishHeads(api.app.platform));

async function castOf(count: number): Promise<void> {
  const { rulesHash } = await frozenRules(api.db, 2027, kind, api.clock.now());
  const voters = await api.db.select({ id: attendees.id }).from(attendees).limit(count);
  const which = { year: 2027, kind, log, rulesHash, secret: api.app.platform.config.secret };
  const castings = voters.map(({ id }, at) => ({
    attendeeId: id,
    votes: [{ categoryId: 'payments', nomineeId: `2027-payments-${at % 3 === 0 ? 'otterpay' : 'junipath'}` }],
    now: api.clock.now(),
  }));
  await api.db.transaction((tx) => castBallots(tx, which, castings));
}

const unlink = () => unlinkBallots(api.app.platform);
const publicLog = async () => (await api.call(ballotLogCalls.ballotLog, { query: vote })).body;
const linked = async () => [await api.db.$count(ballotChoices), await api.db.$count(ballotNonces)];

/** The message of PostgreSQL's refusal. */
async function refusal(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'done',
    (error: unknown) => (rootCause(error) as Error).message,
  );
}

async function announceAfter(moment: string): Promise<void> {
  await announceResults(api, kind.track);
  await publishHeads(api.app.platform);
  api.clock.moveTo(new Date(moment));
}

test('from the promised date on nothing connects accounts and choices, and the record is unchanged', async () => {
  await announceAfter('2027-09-30T21:59:00Z');
  const before = await publicLog();
  const status = async () => {
    // The earlier session has expired.
    token = await api.loginAs('buy');
    return (await api.call(awardsCalls.voteStatusStepOne, { token })).body;
  };
  const receipt = await status();
  await unlink();
  expect(await linked()).not.toEqual([0, 0]);

  api.clock.moveTo(new Date(promised));
  await Promise.all([unlink(), unlink()]);
  expect(await linked()).toEqual([0, 0]);
  expect(await publicLog()).toEqual(before);
  expect(checkPublicLog(before, {})).toEqual([]);
  expect(before.choices.length).toBeGreaterThan(10);
  expect((await exportOpenings(api.db, log, api.app.platform.config.secret)).openings).toEqual([]);
  // Voters keep the receipt, and the proof that the ballot is in the log.
  expect(receipt).toMatchObject({ isVoted: true, receipt: expect.any(String) });
  expect(await status()).toEqual(receipt);
  expect((await api.call(ballotLogCalls.ballotInclusion, { token, query: vote })).status).toBe(200);
});

test('a vote without announced results is not unlinked', async () => {
  await setStatus('PreWining');
  api.clock.moveTo(new Date('2028-01-01T00:00:00Z'));
  await unlink();
  expect(await linked()).not.toEqual([0, 0]);
});

test('a ballot can no longer be excluded once its choices are unlinked', async () => {
  const propose = async (index: number) =>
    api.call(organiseCountCalls.proposeExclusion, {
      token: await api.organise('steward'),
      body: { ...vote, index, reason: 'The account was lent.' },
    });
  expect((await propose(1)).status).toBe(204);
  await announceAfter(promised);
  await unlink();
  expect((await propose(2)).code).toBe('awards-desk-0008');
  const auditor = await api.organise('auditor');
  const { proposals } = (await api.call(organiseCountCalls.exclusionProposals, { token: auditor })).body;
  const params = { id: proposals[0]?.id ?? '' };
  expect((await api.call(organiseCountCalls.confirmExclusion, { token: auditor, params })).code).toBe(
    'awards-desk-0008',
  );
});

test('the date is part of the rules in every receipt, and fixed once a vote has begun', async () => {
  const owner = await api.organise('owner');
  const { datesVersion } = (await api.call(organiseAwardsCalls.awardsDesk, { token: owner })).body;
  const body = { version: datesVersion, ballotsUnlinkAt: '2029-01-01T00:00:00Z' };
  const { rules } = await frozenRules(api.db, 2027, kind, api.clock.now());
  expect(rules.unlinkAt && new Date(rules.unlinkAt).toISOString()).toBe(promised);
  expect((await api.call(organiseAwardsCalls.setAwardsDates, { token: owner, body })).code).toBe(
    'awards-desk-0009',
  );
});

describe('the database itself', () => {
  const claim = () => api.db.insert(ballotUnlinkings).values({ log, unlinkedAt: api.clock.now() });

  test('refuses to delete choices of a log that is not unlinked', async () => {
    expect(await refusal(api.db.delete(ballotChoices))).toMatch(/^Ballots are final: DELETE/);
    expect(await refusal(api.db.delete(ballotNonces))).toMatch(/^Ballots are final: DELETE/);
  });

  test('refuses to mark a log as unlinked before its vote has closed, or with choices missing in the list', async () => {
    expect(await refusal(claim())).toBe(`The vote of ${log} has not closed`);
    await setStatus('PreVoteTwo');
    expect(await refusal(claim())).toBe(`The list of ${log} is not what its ballots chose`);
  });

  test('refuses further ballots, choices and changes afterwards', async () => {
    await announceAfter(promised);
    await unlink();
    const listed = { log, position: 99_999, categoryId: 'payments', nomineeId: '2027-payments-otterpay' };
    expect(await refusal(api.db.insert(unlinkedChoices).values(listed))).toBe(
      `The ballots of ${log} are unlinked`,
    );
    const owner = await openAsOwner(api);
    const gone = owner.db.delete(unlinkedChoices).where(eq(unlinkedChoices.log, log));
    expect(await refusal(gone)).toMatch(/final/);
    expect(await refusal(owner.db.execute(sql`truncate ballot_unlinkings`))).toMatch(/final/);
    await owner.close();
    expect(await refusal(castOf(20))).toBe(`The count of ${log} was opened: it takes no ballot`);
  });
});
