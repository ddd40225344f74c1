import { ballots } from '@summit/contract/season/ballots';
import { VotingPage } from './voting-page.tsx';

/** The final ballot of the company awards. */
export default function VotingStepTwoPage() {
  return <VotingPage ballot={ballots.companyTwo} />;
}
