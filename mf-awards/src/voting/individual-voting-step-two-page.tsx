import { ballots } from '@summit/contract/ballots';
import { VotingPage } from './voting-page.tsx';

export default function IndividualVotingStepTwoPage() {
  return <VotingPage ballot={ballots.individualTwo} />;
}
