import { ballots } from '@summit/contract/season/ballots';
import { VotingPage } from './voting-page.tsx';

/** The final ballot of the individual awards. */
export default function IndividualVotingStepTwoPage() {
  return <VotingPage ballot={ballots.individualTwo} />;
}
