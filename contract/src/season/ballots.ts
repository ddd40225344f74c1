import type { VoteStep } from '../awards/awards-status.ts';
import * as awardsCalls from '../calls/awards.ts';
import type { AwardsTrack } from '../site/page.ts';
import type { PageIdOf } from '../site/page-ids.ts';

/** Everything that differs between a season's four ballots. */
export interface BallotFact {
  track: AwardsTrack;
  step: VoteStep;
  page: PageIdOf<'awards'>;
  vote: (typeof awardsCalls)[
    | 'voteStepOne'
    | 'voteStepTwo'
    | 'individualVoteStepOne'
    | 'individualVoteStepTwo'];
  status: (typeof awardsCalls)[
    | 'voteStatusStepOne'
    | 'voteStatusStepTwo'
    | 'individualVoteStatusStepOne'
    | 'individualVoteStatusStepTwo'];
}

/** The ballots: where each is filled in, the call that casts it, and the call that reports whether it was cast. */
export const ballots = {
  companyOne: {
    track: 'Company',
    step: 'one',
    page: 'awardsVotingStepOne',
    vote: awardsCalls.voteStepOne,
    status: awardsCalls.voteStatusStepOne,
  },
  companyTwo: {
    track: 'Company',
    step: 'two',
    page: 'awardsVotingStepTwo',
    vote: awardsCalls.voteStepTwo,
    status: awardsCalls.voteStatusStepTwo,
  },
  individualOne: {
    track: 'Individual',
    step: 'one',
    page: 'awardsIndividualVotingStepOne',
    vote: awardsCalls.individualVoteStepOne,
    status: awardsCalls.individualVoteStatusStepOne,
  },
  individualTwo: {
    track: 'Individual',
    step: 'two',
    page: 'awardsIndividualVotingStepTwo',
    vote: awardsCalls.individualVoteStepTwo,
    status: awardsCalls.individualVoteStatusStepTwo,
  },
} as const satisfies Record<string, BallotFact>;

/** The ballot of a track and step. */
export function getBallot(track: AwardsTrack, step: VoteStep): BallotFact {
  const found = Object.values(ballots).find((ballot) => ballot.track === track && ballot.step === step);
  if (!found) throw new Error(`There is no ballot for ${track}, step ${step}`);
  return found;
}
