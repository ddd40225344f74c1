import styled from '@emotion/styled';
import { href } from '@summit/contract/site/href';
import { pageById } from '@summit/contract/site/page-by-id';
import { awardsSeasonTexts } from '@summit/contract/texts/awards-season';
import { useServerTexts } from '@summit/shared-auth';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import type { NominationCategory } from '../shared/awards-data.ts';
import { getForm } from '../shared/nomination-pages.ts';

const Cards = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 340px), 1fr));
  gap: var(--gap);
  list-style: none;
  counter-reset: category;
  & > li {
    counter-increment: category;
    position: relative;
    display: flex;
    flex-direction: column;
    gap: 14px;
    padding: 24px;
    background: var(--sheet);
    border: 1px solid var(--hairline);
    border-top: 3px solid var(--gold-fill);
    border-radius: var(--radius);
  }
  & > li::before {
    content: counter(category, decimal-leading-zero);
    font-size: var(--figure);
    font-weight: 720;
    line-height: 0.9;
    letter-spacing: -0.05em;
    color: transparent;
    -webkit-text-stroke: 1.5px var(--gold);
    font-variant-numeric: tabular-nums;
  }
  & h2 {
    font-size: var(--h3);
  }
  & .criteria {
    margin-top: auto;
    padding-top: 14px;
    border-top: 1px solid var(--hairline);
    font-size: var(--text-s);
  }
  & .criteria ul {
    margin-top: 6px;
    padding-left: 18px;
    color: var(--ink-soft);
  }
  & .criteria li::marker {
    color: var(--gold);
  }
  @media (forced-colors: active) {
    & > li::before {
      color: CanvasText;
      -webkit-text-stroke: 0;
    }
  }
`;

interface CategoryCardsProps {
  categories: readonly NominationCategory[];
  /** Nominations are open: each card leads to the form. */
  open: boolean;
}

/** The awards as cards: what each is for and what counts in it. */
export function CategoryCards({ categories, open }: CategoryCardsProps) {
  const texts = useServerTexts(awardsSeasonTexts, 'awards');
  return (
    <Cards role="list">
      {categories.map(({ id, name, description, criteria, awardsType }) => (
        <li key={id} id={id}>
          <h2>{name}</h2>
          <p>{description}</p>
          {criteria.length > 0 && (
            <div className="criteria">
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
              to={href(pageById(getForm[awardsType]), { search: { category: id } })}
            >
              {texts['awardsNominationCategories.nominate']}
              <span className="visually-hidden">: {name}</span>
            </SiteLink>
          )}
        </li>
      ))}
    </Cards>
  );
}
