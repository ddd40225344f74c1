import { ballots } from '@summit/contract/ballots';
import { VotingPage } from './voting-page.tsx';

export default function VotingStepTwoPage() {
  return <VotingPage ballot={ballots.companyTwo} />;
}
