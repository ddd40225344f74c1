import { PreVotingOne } from './pre-voting-one.tsx';

/** Announces when the first vote for people opens. */
export default function PreVotingOnePage() {
  return <PreVotingOne page="awardsIndividualPreVotingOne" />;
}
