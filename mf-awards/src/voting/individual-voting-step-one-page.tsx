import { ballots } from '@summit/contract/ballots';
import { VotingPage } from './voting-page.tsx';

export default function IndividualVotingStepOnePage() {
  return <VotingPage ballot={ballots.individualOne} />;
}
