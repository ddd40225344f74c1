import { awardsPages } from '@summit/contract/awards/awards-pages';
import type { ResultsPageId } from '@summit/contract/shapes/awards';
import { href } from '@summit/contract/site/href';
import type { AwardsTrack } from '@summit/contract/site/page';
import { awardsResultsTexts } from '@summit/contract/texts/awards-results';
import { fillText } from '@summit/contract/words/text-lookup';
import { useServerTexts } from '@summit/shared-auth';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { Section } from '@summit/shared-ui/layout/section';
import * as styles from './past-edition.module.css';
import { useResults } from './results-data.ts';

/** The last winners, shown on a closed page of results. */
export function PastEdition({ page, track }: { page: ResultsPageId; track?: AwardsTrack }) {
  const texts = useServerTexts(awardsResultsTexts, 'awards');
  const { year, categories } = useResults(undefined, track);
  if (year === null) return null;
  const edition = String(year);
  return (
    <Section
      title={fillText(texts['awards.results.pastTitle'], { edition })}
      action={
        <ButtonLink to={href(awardsPages[page], { search: { year } })} variant="secondary">
          {fillText(texts['awards.results.pastAction'], { edition })}
        </ButtonLink>
      }
    >
      <ul className={styles.list} role="list">
        {categories.map(({ id, name, winners }) => (
          <li key={id}>
            <span className="soft">{name}</span>
            <strong>{winners.map((winner) => winner.name).join(', ')}</strong>
          </li>
        ))}
      </ul>
    </Section>
  );
}
