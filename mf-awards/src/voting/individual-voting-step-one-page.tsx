import { ballots } from './ballot-rows.ts';
import { VotingPage } from './voting-page.tsx';

export default function IndividualVotingStepOnePage() {
  return <VotingPage ballot={ballots.individualOne} />;
}
