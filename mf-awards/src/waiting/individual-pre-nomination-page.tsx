import { PreNomination } from './pre-nomination.tsx';

/** When nominations of people open. */
export default function PreNominationPage() {
  return <PreNomination page="awardsIndividualPreNomination" />;
}
