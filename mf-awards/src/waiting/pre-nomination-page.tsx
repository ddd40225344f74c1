import { PreNomination } from './pre-nomination.tsx';

/** Announces when nominations of companies open. */
export default function PreNominationPage() {
  return <PreNomination page="awardsPreNomination" />;
}
