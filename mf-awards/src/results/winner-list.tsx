import styled from '@emotion/styled';
import type { ResultsPageId } from '@summit/contract/shapes/awards';
import { awardsResultsTexts } from '@summit/contract/texts/awards-results';
import { fillText } from '@summit/contract/words/text-lookup';
import { useServerTexts } from '@summit/shared-auth';
import { NomineeLogo } from '../shared/nominee-logo.tsx';
import { getPost } from '../shared/nominee-post.ts';
import { type CategoryResult, useResultsPicture } from './results-data.ts';
import { winnerReveal } from './winner-reveal.ts';

const List = styled.ol`
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 16px var(--gap);
    padding-block: clamp(28px, 4vw, 56px);
    border-top: 1px solid var(--hairline);
  }
  & h2 {
    font-size: var(--h4);
    color: var(--gold);
    letter-spacing: -0.01em;
  }
  & .winner-words {
    display: grid;
    gap: 12px;
    padding-block: 4px;
  }
  & .winner-name {
    font-size: clamp(2.25rem, 6.4vw, 5rem);
    font-weight: 780;
    line-height: 1;
    letter-spacing: -0.035em;
    overflow-wrap: anywhere;
  }
  & .winner-card {
    display: grid;
    gap: 20px clamp(20px, 3vw, 40px);
    align-items: end;
  }
  & .leaders {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 24px;
    padding-top: 12px;
    color: var(--ink-soft);
  }
  & .leaders > strong {
    color: var(--ink);
  }
  & .winner-picture {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: var(--ink-soft);
    font-size: var(--text-s);
    text-underline-offset: 0.2em;
  }
  & .winner-picture:hover {
    color: var(--ink);
  }
  @media (min-width: 800px) {
    & > li {
      grid-template-columns: minmax(0, 3fr) minmax(0, 9fr);
    }
    & .winner-card[data-track='Individual']:has(> img) {
      grid-template-columns: auto minmax(0, 1fr);
    }
    & .winner-card[data-track='Individual'] > img {
      width: 132px;
      height: 165px;
    }
  }
`;

const Reveal = styled.div(winnerReveal);

interface WinnerListProps {
  page: ResultsPageId;
  year: string;
  categories: readonly CategoryResult[];
}

/** The winners by category, each name as large as the night deserves, with the leaders and a picture to share below. */
export function WinnerList({ page, year, categories }: WinnerListProps) {
  const texts = useServerTexts(awardsResultsTexts, 'awards');
  const pictureOf = useResultsPicture(page, year);
  return (
    <List role="list">
      {categories.map(({ id, name, isUncontested, winners, leaders }) => (
        <li key={id}>
          <h2>{name}</h2>
          <div>
            {winners.length === 0 && <p className="lead">{texts['awards.results.noWinner']}</p>}
            {isUncontested && winners.length > 0 && (
              <p className="soft">{texts['awards.results.uncontested']}</p>
            )}
            {winners.map((winner) => (
              <Reveal key={winner.id}>
                <div className="winner-card" data-track={winner.awardsType}>
                  <NomineeLogo nominee={winner} />
                  <div className="winner-words">
                    <p className="winner-name">{winner.name}</p>
                    {getPost(winner) && <p className="soft">{getPost(winner)}</p>}
                    <p className="lead">{winner.description}</p>
                  </div>
                </div>
              </Reveal>
            ))}
            {leaders.length > 0 && (
              <p className="leaders">
                <span>{texts['awards.results.leaders']}</span>
                {leaders.map((leader) => (
                  <strong key={leader.id}>{leader.name}</strong>
                ))}
              </p>
            )}
            {winners.length > 0 && (
              <a
                className="winner-picture"
                href={pictureOf(id)}
                download={`${id}-${year}.png`}
                aria-label={fillText(texts['awards.results.pictureOf'], {
                  names: winners.map((winner) => winner.name).join(', '),
                })}
              >
                {texts['awards.results.picture']}
              </a>
            )}
          </div>
        </li>
      ))}
    </List>
  );
}
