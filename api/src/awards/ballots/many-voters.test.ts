import { and, count, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as awardsCalls from '@summit/contract/calls/awards';
import type { ErrorCode } from '@summit/contract/errors/errors';
import { seededRandom } from '@summit/contract/testing/seeded-random';
import { writeSection } from '../../settings/public/settings.queries.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { signInVoters } from '../../testing/voters.ts';
import { nominees } from '../awards.tables.ts';
import { ballotChoices, ballots } from '../ballots.tables.ts';
import { countVotes } from '../counted-votes.queries.ts';
import { ballotLeaves } from '../vote-log/ballot-log.tables.ts';

const voters = 500;
const log = '2027-Company-one';
const putOff: ErrorCode = 'server-0002';
const chosen = ['otterpay', 'junipath'].map((name) => `2027-payments-${name}`);

let api: TestApp;

beforeAll(async () => {
  api = await openTestApp();
  await writeSection(api.db, 'awardsStatus', 'VoteOne', api.clock.now());
});

afterAll(() => api.close());

const votesFor = (...ids: (string | undefined)[]) => ({
  votes: ids.map((nomineeId) => ({ categoryId: 'payments', nomineeId })),
});

test('500 attendees who vote concurrently, twice, on two devices and with too many votes have one ballot each', async () => {
  const signedIn = await signInVoters(api, voters, ['telephone', 'computer']);
  const ofCategory = and(eq(nominees.categoryId, 'payments'), eq(nominees.year, 2027));
  const all = (await api.db.select().from(nominees).where(ofCategory)).map(({ id }) => id);
  const random = seededRandom(500);
  const wanted = new Map<string, number>();
  const outcomes = new Map<string, number>();
  const post = async (kind: string, token: string, body: object) => {
    let code: string;
    do {
      // On a busy machine a vote that waited too long for a connection is refused: it is sent again, as a voter would do.
      ({ code = 'stored' } = await api.call(awardsCalls.voteStepOne, { token, body: body as never }));
    } while (code === putOff);
    outcomes.set(`${kind} ${code}`, (outcomes.get(`${kind} ${code}`) ?? 0) + 1);
  };
  const voteThrice = ([telephone = '', computer = '']: string[]) => {
    const choice = chosen[Math.floor(random() * chosen.length)] ?? '';
    wanted.set(choice, (wanted.get(choice) ?? 0) + 1);
    return Promise.all([
      post('tooMany', telephone, votesFor(...all)),
      post('vote', telephone, votesFor(choice)),
      post('vote', telephone, votesFor(choice)),
      post('vote', computer, votesFor(choice)),
    ]);
  };
  // The concurrency keeps every connection busy; a call that waits for one longer than visitors would is refused.
  const lanes = Array.from({ length: 12 }, async () => {
    for (let voter = signedIn.pop(); voter; voter = signedIn.pop()) await voteThrice(voter);
  });
  await Promise.all(lanes);

  expect(Object.fromEntries(outcomes)).toEqual({
    'tooMany voting-0004': voters,
    'vote stored': voters,
    'vote voting-0001': 2 * voters,
  });
  const [stored] = await api.db
    .select({ ballots: count() })
    .from(ballotLeaves)
    .where(eq(ballotLeaves.log, log));
  expect(stored?.ballots).toBe(voters);
  // This counts the ballots themselves, without the log.
  const recounted = await api.db
    .select({ nomineeId: ballotChoices.nomineeId, votes: count() })
    .from(ballotChoices)
    .innerJoin(ballots, eq(ballots.id, ballotChoices.ballotId))
    .where(inArray(ballotChoices.nomineeId, chosen))
    .groupBy(ballotChoices.nomineeId);
  expect(new Map(recounted.map(({ nomineeId, votes }) => [nomineeId, votes]))).toEqual(wanted);
  const totals = await countVotes(api.db, log);
  expect(new Map(totals.map(({ nomineeId, votes }) => [nomineeId, votes]))).toEqual(wanted);
}, 240_000);
