import type { AwardsStatus } from '../awards/awards-status.ts';
import type { AwardsStatusSubject } from '../shapes/organise/awards.ts';

/** What organisers call each status; in the API's calls two of them are spelled differently. */
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
