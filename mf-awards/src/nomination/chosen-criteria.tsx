import { useWatch } from 'react-hook-form';
import { awardsSeasonTexts } from '@summit/contract/texts/awards-season';
import { nominationTexts } from '@summit/contract/texts/nomination';
import { useServerTexts } from '@summit/shared-auth';
import type { NominationCategory } from '../shared/awards-data.ts';
import * as styles from './chosen-criteria.module.css';
import type { useNominationForm } from './use-nomination-form.ts';

interface ChosenCriteriaProps {
  control: ReturnType<typeof useNominationForm>['form']['control'];
  categories: readonly NominationCategory[];
}

/** The criteria of the chosen categories, beside the form. */
export function ChosenCriteria({ control, categories }: ChosenCriteriaProps) {
  const texts = useServerTexts(nominationTexts, 'awards');
  const season = useServerTexts(awardsSeasonTexts, 'awards');
  const ids = useWatch({ control, name: 'categoryIds' });
  const chosen = categories.filter(({ id }) => ids.includes(id));
  return (
    <aside className={styles.aside} aria-label={season['awardsNominationCategories.counts']}>
      <p className="eyebrow">{season['awardsNominationCategories.counts']}</p>
      {chosen.length === 0 && <p className="soft">{texts['awardsNominationForm.counts.none']}</p>}
      {chosen.map(({ id, name, criteria }) => (
        <div key={id}>
          <h3>{name}</h3>
          <ul>
            {criteria.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      ))}
    </aside>
  );
}
