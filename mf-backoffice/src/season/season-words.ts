import type { AwardsStatus, VoteStep } from '@summit/contract/awards/awards-status';
import type { AwardsStatusSubject } from '@summit/contract/shapes/organise/awards';
import type { AwardsTrack } from '@summit/contract/site/page';

/** What organisers call each status; on the wire two of them are spelled otherwise. */
export const statusNames: Record<AwardsStatus, string> = {
  Welcome: 'Welcome',
  PreNomination: 'Before nominations',
  Nomination: 'Nominations',
  PreVoteOne: 'Before the first vote',
  VoteOne: 'First vote',
  PreVoteTwo: 'Between the votes',
  VoteTwo: 'Final vote',
  PreWining: 'Before the winners',
  Wining: 'Winners',
};

export const subjectNames: Record<AwardsStatusSubject, string> = {
  Company: 'Companies',
  Individual: 'Individuals',
  Welcome: 'Welcome page',
};

const stepNames: Record<VoteStep, string> = { one: 'first vote', two: 'final vote' };

/** `Companies, first vote` */
export function voteName({ awardsType, step }: { awardsType: AwardsTrack; step: VoteStep }): string {
  return `${subjectNames[awardsType]}, ${stepNames[step]}`;
}

/** `a and b`, `a, b and c` */
export function inOneList(words: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(words);
}
