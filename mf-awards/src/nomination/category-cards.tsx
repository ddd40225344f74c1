import { awardsPages } from '@summit/contract/awards/awards-pages';
import { href } from '@summit/contract/site/href';
import { awardsSeasonTexts } from '@summit/contract/texts/awards-season';
import { useServerTexts } from '@summit/shared-auth';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import type { NominationCategory } from '../shared/awards-data.ts';
import { getForm } from '../shared/nomination-pages.ts';
import * as styles from './category-cards.module.css';

interface CategoryCardsProps {
  categories: readonly NominationCategory[];
  /** Whether nominations are open, so that each card leads to the form. */
  open: boolean;
}

/** The awards as cards, each with its purpose and its criteria. */
export function CategoryCards({ categories, open }: CategoryCardsProps) {
  const texts = useServerTexts(awardsSeasonTexts, 'awards');
  return (
    <ol className={styles.cards} role="list">
      {categories.map(({ id, name, description, criteria, awardsType }) => (
        <li key={id} id={id}>
          <h2>{name}</h2>
          <p>{description}</p>
          {criteria.length > 0 && (
            <div className={styles.criteria}>
              <strong>{texts['awardsNominationCategories.counts']}</strong>
              <ul>
                {criteria.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </div>
          )}
          {open && (
            <SiteLink
              className="arrow-link"
              to={href(awardsPages[getForm[awardsType]], { search: { category: id } })}
            >
              {texts['awardsNominationCategories.nominate']}
              <span className="visually-hidden">: {name}</span>
            </SiteLink>
          )}
        </li>
      ))}
    </ol>
  );
}
