import { NominationCategories } from './nomination-categories.tsx';

/** The awards for people with their criteria. */
export default function IndividualNominationCategoriesPage() {
  return <NominationCategories page="awardsIndividualNominationCategories" />;
}
