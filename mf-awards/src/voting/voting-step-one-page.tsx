import { ballots } from '@summit/contract/ballots';
import { VotingPage } from './voting-page.tsx';

export default function VotingStepOnePage() {
  return <VotingPage ballot={ballots.companyOne} />;
}
