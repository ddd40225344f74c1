import { PreNomination } from './pre-nomination.tsx';

/** When nominations of companies open. */
export default function PreNominationPage() {
  return <PreNomination page="awardsPreNomination" />;
}
