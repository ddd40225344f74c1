import { PreVotingTwo } from './pre-voting-two.tsx';

/** Announces when the final vote for people opens. */
export default function PreVotingTwoPage() {
  return <PreVotingTwo page="awardsIndividualPreVotingTwo" />;
}
