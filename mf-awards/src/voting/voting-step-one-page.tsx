import { ballots } from './ballot-rows.ts';
import { VotingPage } from './voting-page.tsx';

export default function VotingStepOnePage() {
  return <VotingPage ballot={ballots.companyOne} />;
}
