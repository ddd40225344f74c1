import { NominationCategories } from './nomination-categories.tsx';

/** The awards for people, and what counts in each. */
export default function IndividualNominationCategoriesPage() {
  return <NominationCategories page="awardsIndividualNominationCategories" />;
}
