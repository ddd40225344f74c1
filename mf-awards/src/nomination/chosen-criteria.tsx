import styled from '@emotion/styled';
import { useWatch } from 'react-hook-form';
import { awardsSeasonTexts } from '@summit/contract/texts/awards-season';
import { nominationTexts } from '@summit/contract/texts/nomination';
import { useServerTexts } from '@summit/shared-auth';
import type { NominationCategory } from '../shared/awards-data.ts';
import type { useNominationForm } from './use-nomination-form.ts';

const Aside = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 20px;
  padding: 24px;
  background: var(--sheet);
  border: 1px solid var(--hairline);
  border-top: 3px solid var(--gold-fill);
  border-radius: var(--radius);
  @media (min-width: 1000px) {
    position: sticky;
    top: calc(var(--bar-height) + 24px);
  }
  & h3 {
    font-size: var(--h4);
  }
  & ul {
    margin-top: 6px;
    padding-left: 18px;
    font-size: var(--text-s);
    color: var(--ink-soft);
  }
  & li::marker {
    color: var(--gold);
  }
`;

interface ChosenCriteriaProps {
  control: ReturnType<typeof useNominationForm>['form']['control'];
  categories: readonly NominationCategory[];
}

/** Beside the form: what counts in the categories that are chosen. */
export function ChosenCriteria({ control, categories }: ChosenCriteriaProps) {
  const texts = useServerTexts(nominationTexts, 'awards');
  const season = useServerTexts(awardsSeasonTexts, 'awards');
  const ids = useWatch({ control, name: 'categoryIds' });
  const chosen = categories.filter(({ id }) => ids.includes(id));
  return (
    <Aside aria-label={season['awardsNominationCategories.counts']}>
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
    </Aside>
  );
}
