import { ballots } from './ballot-rows.ts';
import { VotingPage } from './voting-page.tsx';

export default function IndividualVotingStepTwoPage() {
  return <VotingPage ballot={ballots.individualTwo} />;
}
