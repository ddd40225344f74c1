import { PreVotingOne } from './pre-voting-one.tsx';

/** Announces when the first vote for companies opens. */
export default function PreVotingOnePage() {
  return <PreVotingOne page="awardsPreVotingOne" />;
}
