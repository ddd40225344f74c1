import { ballots } from '@summit/contract/season/ballots';
import { VotingPage } from './voting-page.tsx';

/** The first ballot of the company awards. */
export default function VotingStepOnePage() {
  return <VotingPage ballot={ballots.companyOne} />;
}
