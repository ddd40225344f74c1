import { ballots } from '@summit/contract/season/ballots';
import { VotingPage } from './voting-page.tsx';

/** The first ballot of the individual awards. */
export default function IndividualVotingStepOnePage() {
  return <VotingPage ballot={ballots.individualOne} />;
}
