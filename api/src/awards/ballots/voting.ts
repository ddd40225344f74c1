import type * as awardsCalls from '@summit/contract/calls/awards';
import type { BodyOf, ErrorOf, ResponseOf } from '@summit/contract/requests/call';
import { brokenRule } from '@summit/tally/log/ballot-rules';
import { secretsOf } from '../../platform/accounts/api-secrets.ts';
import type { Platform, SignedInAttendee } from '../../platform/platform.ts';
import { presentCategories, rulesOfOpenVote } from '../ballot-rules.queries.ts';
import { findBallot } from '../ballots.queries.ts';
import { openVoteStep, readSeason } from '../season.ts';
import { ballotBox } from './ballot-box.ts';
import type { BallotKind } from './ballot-kind.ts';
import { hasTicketVoted } from './ticket-vote.queries.ts';

// The four calls have the same body, response and errors.
type VoteCall = (typeof awardsCalls)['voteStepOne'];
interface VoteInput {
  body: BodyOf<VoteCall>;
  attendee: SignedInAttendee;
  fail: (code: ErrorOf<VoteCall>) => never;
}
const codeOfBroken = { nominee: 'voting-0003', 'too many': 'voting-0004' } as const;

type VoteStatus = ResponseOf<typeof awardsCalls.voteStatusStepOne>;

/** Takes the ballots of one step and track. */
export function createVoteHandler(platform: Platform, kind: BallotKind) {
  const { db, clock, config } = platform;
  const castTogether = ballotBox(platform);
  return async ({ body, attendee, fail }: VoteInput): Promise<ResponseOf<VoteCall>> => {
    if (attendee.registrationStatus !== 'Completed') return fail('voting-0005');
    const season = await readSeason(db);
    if (openVoteStep(season, kind.track) !== kind.step) return fail('voting-0002');
    const present = await presentCategories(db, season.year, kind, namesOn(body));
    const brokenNow = brokenRule(body.votes, { categories: present });
    if (brokenNow) return fail(codeOfBroken[brokenNow]);
    const frozen = await rulesOfOpenVote(db, season.year, kind, clock.now());
    if (!frozen) return fail('voting-0002');
    const { log, rules, rulesHash } = frozen;
    // Nominees who were added after the vote had opened cannot be chosen: the rules are the same for every voter.
    const broken = brokenRule(body.votes, rules);
    if (broken) return fail(codeOfBroken[broken]);
    const vote = { year: season.year, kind, log, rulesHash, ...secretsOf(config) };
    const outcome = await castTogether(vote, {
      attendeeId: attendee.id,
      votes: body.votes,
      now: clock.now(),
    });
    if (typeof outcome === 'string') return fail(outcome);
    return outcome?.receipt
      ? { isVoted: true, votedAt: outcome.castAt.toISOString(), receipt: outcome.receipt }
      : fail('voting-0001');
  };
}

/** Whether an attendee has voted in this season's step and track, with the receipt. */
export async function voteStatus(
  { db }: Platform,
  attendee: SignedInAttendee,
  kind: BallotKind,
): Promise<VoteStatus> {
  const { year } = await readSeason(db);
  const ballot = await findBallot(db, attendee.id, year, kind);
  return {
    isVoted: ballot !== null,
    votedAt: ballot?.castAt.toISOString() ?? null,
    receipt: ballot?.receipt ?? null,
    hasTicketVoted: ballot === null && (await hasTicketVoted(db, attendee.id, year, kind)),
  };
}

function namesOn({ votes }: BodyOf<VoteCall>): string[] {
  return votes.map(({ nomineeId }) => nomineeId);
}
