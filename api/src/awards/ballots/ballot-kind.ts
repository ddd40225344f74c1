import type { VoteStep } from '@summit/contract/awards/awards-status';
import type * as awardsCalls from '@summit/contract/calls/awards';
import type { BodyOf } from '@summit/contract/requests/call';
import type { AwardsTrack } from '@summit/contract/site/page';

export type Vote = BodyOf<typeof awardsCalls.voteStepOne>['votes'][number];

/** The kind of a ballot: an attendee has one for each step and track. */
export interface BallotKind {
  step: VoteStep;
  track: AwardsTrack;
}
