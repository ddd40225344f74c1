import { PreNomination } from './pre-nomination.tsx';

/** Announces when nominations of people open. */
export default function PreNominationPage() {
  return <PreNomination page="awardsIndividualPreNomination" />;
}
