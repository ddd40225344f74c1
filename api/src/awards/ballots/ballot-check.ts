import type { VoteStep } from '@summit/contract/awards/awards-status';
import type * as awardsCalls from '@summit/contract/calls/awards';
import type { BodyOf, ErrorOf } from '@summit/contract/requests/call';
import type { AwardsTrack } from '@summit/contract/site/page';
import type { Candidate } from '../nominating/nominees.queries.ts';

export type Vote = BodyOf<typeof awardsCalls.voteStepOne>['votes'][number];

/** Which ballot of an attendee: one for each step and track. */
export interface BallotKind {
  step: VoteStep;
  track: AwardsTrack;
}

type BallotProblem = Extract<ErrorOf<typeof awardsCalls.voteStepOne>, 'voting-0003' | 'voting-0004'>;

/** Why a ballot of this kind cannot choose this, given the nominees of the year; null when it can. */
export function ballotProblem(
  votes: readonly Vote[],
  candidates: ReadonlyMap<string, Candidate>,
  kind: BallotKind,
): BallotProblem | null {
  const chosen = votes.map((vote) => ({ vote, candidate: candidates.get(vote.nomineeId) }));
  if (chosen.some(({ vote, candidate }) => !candidate || !standsFor(candidate, vote, kind))) {
    return 'voting-0003';
  }
  // Naming one nominee twice would be two votes for them.
  const namesSomebodyTwice = new Set(votes.map(({ nomineeId }) => nomineeId)).size < votes.length;
  const hasTooMany = chosen.some(({ vote, candidate }) => {
    const inCategory = votes.filter(({ categoryId }) => categoryId === vote.categoryId).length;
    return inCategory > (candidate?.allowedVotes ?? 0);
  });
  return namesSomebodyTwice || hasTooMany ? 'voting-0004' : null;
}

function standsFor(candidate: Candidate, vote: Vote, { step, track }: BallotKind): boolean {
  const isHere = candidate.categoryId === vote.categoryId && candidate.awardsType === track;
  return isHere && (step === 'one' || candidate.isShortlisted);
}
