import { NominationCategories } from './nomination-categories.tsx';

/** The awards for companies with their criteria. */
export default function NominationCategoriesPage() {
  return <NominationCategories page="awardsNominationCategories" />;
}
