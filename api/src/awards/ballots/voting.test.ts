import { count, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { AwardsStatus } from '@summit/contract/awards/awards-status';
import * as awardsCalls from '@summit/contract/calls/awards';
import { demoAccounts } from '@summit/contract/session/demo-accounts';
import { attendees } from '../../people/attendees/attendees.tables.ts';
import { readSection, writeSection } from '../../settings/public/settings.queries.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { nominees } from '../awards.tables.ts';
import { ballotChoices, ballots } from '../ballots.tables.ts';

let api: TestApp;
let buyer: string;

beforeAll(async () => {
  api = await openTestApp();
  buyer = await api.loginAs('buy');
});

afterAll(() => api.close());

afterEach(() => setStatus('VoteOne', 'VoteOne'));

async function setStatus(company: AwardsStatus, individual: AwardsStatus): Promise<void> {
  await writeSection(api.db, 'awardsStatus', company, api.clock.now());
  await writeSection(api.db, 'awardsIndividualStatus', individual, api.clock.now());
}

/** Nominees of a category in the present year. */
async function standingIn(categoryId: string) {
  const rows = await api.db.select().from(nominees).where(eq(nominees.categoryId, categoryId));
  return rows.filter(({ year }) => year === 2027);
}

async function voteFor(categoryId: string, ...indexes: number[]) {
  const standing = await standingIn(categoryId);
  return { votes: indexes.map((index) => ({ categoryId, nomineeId: standing[index]?.id ?? '' })) };
}

test('one of 200 concurrent votes of an attendee is stored', async () => {
  const body = await voteFor('payments', 0);

  const responses = await Promise.all(
    Array.from({ length: 200 }, () => api.call(awardsCalls.voteStepOne, { body, token: buyer })),
  );

  const codes = responses.map(({ status, code }) => code ?? status);
  expect(codes.filter((code) => code === 200)).toHaveLength(1);
  expect(codes.filter((code) => code === 'voting-0001')).toHaveLength(199);
  const [stored] = await api.db.select({ ballots: count() }).from(ballots);
  const [chosen] = await api.db.select({ choices: count() }).from(ballotChoices);
  expect([stored?.ballots, chosen?.choices]).toEqual([1, 1]);
}, 60_000);

test('the receipt of a vote is also in the vote status', async () => {
  const token = await api.loginAs('sell');
  const before = await api.call(awardsCalls.voteStatusStepOne, { token });
  const vote = await api.call(awardsCalls.voteStepOne, { token, body: await voteFor('payments', 0) });
  const after = await api.call(awardsCalls.voteStatusStepOne, { token });

  expect(before.body).toEqual({ isVoted: false, votedAt: null, receipt: null, hasTicketVoted: false });
  expect(vote.body).toEqual({
    isVoted: true,
    votedAt: expect.any(String),
    receipt: expect.stringMatching(/^summit-ballot\/2027-Company-one\/\d+\//),
  });
  expect(after.body).toEqual({ ...vote.body, hasTicketVoted: false });
});

test('each step and track has its own ballot', async () => {
  const token = await api.loginAs('vip');
  const shortlisted = async (categoryId: string) => {
    const standing = await standingIn(categoryId);
    const nomineeId = standing.find(({ isShortlisted }) => isShortlisted)?.id ?? '';
    return { votes: [{ categoryId, nomineeId }] };
  };
  const first = await api.call(awardsCalls.voteStepOne, { token, body: await voteFor('payments', 0) });
  const people = await api.call(awardsCalls.individualVoteStepOne, {
    token,
    body: await voteFor('founder', 0),
  });
  await setStatus('VoteTwo', 'VoteTwo');
  const second = await api.call(awardsCalls.voteStepTwo, { token, body: await shortlisted('payments') });
  const peopleAgain = await api.call(awardsCalls.individualVoteStepTwo, {
    token,
    body: await shortlisted('founder'),
  });

  const votes = [first, people, second, peopleAgain];
  expect(votes.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const statuses = await Promise.all([
    api.call(awardsCalls.voteStatusStepOne, { token }),
    api.call(awardsCalls.voteStatusStepOne, { token, query: { awardsType: 'Individual' } }),
    api.call(awardsCalls.voteStatusStepTwo, { token }),
    api.call(awardsCalls.individualVoteStatusStepTwo, { token }),
  ]);
  expect(statuses.map(({ body }) => body.receipt)).toEqual(votes.map(({ body }) => body.receipt));
});

describe('a vote is refused', () => {
  let token: string;

  beforeAll(async () => {
    token = await api.loginAs('crypto');
  });

  afterEach(async () => {
    const status = await api.call(awardsCalls.voteStatusStepOne, { token });
    expect(status.body.isVoted).toBe(false);
  });

  test.each<[AwardsStatus]>([['PreVoteOne'], ['PreVoteTwo'], ['VoteTwo'], ['PreWining']])(
    'in step one when the status is %s',
    async (status) => {
      await setStatus(status, 'VoteOne');
      const response = await api.call(awardsCalls.voteStepOne, { token, body: await voteFor('payments', 0) });
      expect(response.code).toBe('voting-0002');
    },
  );

  test('by the status of its own track', async () => {
    await setStatus('VoteOne', 'PreVoteOne');
    const response = await api.call(awardsCalls.individualVoteStepOne, {
      token,
      body: await voteFor('founder', 0),
    });
    expect(response.code).toBe('voting-0002');
  });

  test('without a token', async () => {
    const response = await api.call(awardsCalls.voteStepOne, { body: await voteFor('payments', 0) });
    expect([response.status, response.code]).toEqual([401, 'authorization-0001']);
  });

  test('of an attendee who has not completed the registration', async () => {
    const incomplete = await api.loginAs('package');
    const response = await api.call(awardsCalls.voteStepOne, {
      token: incomplete,
      body: await voteFor('payments', 0),
    });
    expect([response.status, response.code]).toEqual([403, 'voting-0005']);
  });

  test('of an attendee who was blocked after signing in', async () => {
    const email = demoAccounts.find(({ name }) => name === 'invited')?.email ?? '';
    const invited = await api.loginAs('invited');
    await api.db.update(attendees).set({ isBlocked: true }).where(eq(attendees.email, email));
    const response = await api.call(awardsCalls.voteStepOne, {
      token: invited,
      body: await voteFor('payments', 0),
    });
    expect(response.status).toBe(401);
  });

  test.each([
    ['that does not exist', { categoryId: 'payments', nomineeId: 'nobody' }],
    ['of another category', { categoryId: 'digital-bank', nomineeId: '2027-payments-otterpay' }],
    ['of another track', { categoryId: 'founder', nomineeId: '' }],
    ['of another year', { categoryId: 'payments', nomineeId: '2026' }],
  ])('for a nominee %s', async (_what, vote) => {
    const [founder] = await standingIn('founder');
    const past = await api.db.select().from(nominees).where(eq(nominees.year, 2026));
    const lastYears = past.find(({ categoryId }) => categoryId === vote.categoryId);
    const stand: Record<string, string | undefined> = { '': founder?.id, '2026': lastYears?.id };
    const nomineeId = stand[vote.nomineeId] ?? vote.nomineeId;
    const response = await api.call(awardsCalls.voteStepOne, {
      token,
      body: { votes: [{ ...vote, nomineeId }] },
    });
    expect(response.code).toBe('voting-0003');
  });

  test('in a category removed from the season', async () => {
    const inSeason = await readSection(api.db, 'awardsCategories');
    const others = inSeason.filter((id) => id !== 'payments');
    await writeSection(api.db, 'awardsCategories', others, api.clock.now());
    const response = await api.call(awardsCalls.voteStepOne, { token, body: await voteFor('payments', 0) });
    await writeSection(api.db, 'awardsCategories', inSeason, api.clock.now());
    expect(response.code).toBe('voting-0003');
  });

  test('for a nominee outside the shortlist in step two', async () => {
    await setStatus('VoteTwo', 'VoteOne');
    const standing = await standingIn('payments');
    const nomineeId = standing.find(({ isShortlisted }) => !isShortlisted)?.id ?? '';
    const body = { votes: [{ categoryId: 'payments', nomineeId }] };
    expect((await api.call(awardsCalls.voteStepTwo, { token, body })).code).toBe('voting-0003');
  });

  test('with too many choices in a category, or a duplicate', async () => {
    const tooMany = await api.call(awardsCalls.voteStepOne, { token, body: await voteFor('payments', 0, 1) });
    const twice = await api.call(awardsCalls.voteStepOne, { token, body: await voteFor('newcomer', 0, 0) });
    expect([tooMany.code, twice.code]).toEqual(['voting-0004', 'voting-0004']);
  });

  test('without a choice', async () => {
    const response = await api.call(awardsCalls.voteStepOne, { token, body: { votes: [] } });
    expect(response.code).toBe('validation.base-0001');
  });
});
