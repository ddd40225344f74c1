import { NominationCategories } from './nomination-categories.tsx';

/** The awards for companies, and what counts in each. */
export default function NominationCategoriesPage() {
  return <NominationCategories page="awardsNominationCategories" />;
}
