import { ballots } from './ballot-rows.ts';
import { VotingPage } from './voting-page.tsx';

export default function VotingStepTwoPage() {
  return <VotingPage ballot={ballots.companyTwo} />;
}
