import { PreVotingTwo } from './pre-voting-two.tsx';

/** Announces when the final vote for companies opens. */
export default function PreVotingTwoPage() {
  return <PreVotingTwo page="awardsPreVotingTwo" />;
}
