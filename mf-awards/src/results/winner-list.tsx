import type { ResultsPageId } from '@summit/contract/shapes/awards';
import { awardsResultsTexts } from '@summit/contract/texts/awards-results';
import { fillText } from '@summit/contract/words/text-lookup';
import { useServerTexts } from '@summit/shared-auth';
import { NomineeLogo } from '../shared/nominee-logo.tsx';
import { getPost } from '../shared/nominee-post.ts';
import { type CategoryResult, useResultsPicture } from './results-data.ts';
import * as styles from './winner-list.module.css';
import * as winnerRevealStyles from './winner-reveal.module.css';

interface WinnerListProps {
  page: ResultsPageId;
  year: string;
  categories: readonly CategoryResult[];
}

/** The winners by category with their names in large type, and below each the leaders and a picture to share. */
export function WinnerList({ page, year, categories }: WinnerListProps) {
  const texts = useServerTexts(awardsResultsTexts, 'awards');
  const getPicture = useResultsPicture(page, year);
  return (
    <ol className={styles.list} role="list">
      {categories.map(({ id, name, isUncontested, winners, leaders }) => (
        <li key={id}>
          <h2>{name}</h2>
          <div>
            {winners.length === 0 && <p className="lead">{texts['awards.results.noWinner']}</p>}
            {isUncontested && winners.length > 0 && (
              <p className="soft">{texts['awards.results.uncontested']}</p>
            )}
            {winners.map((winner) => (
              <div className={winnerRevealStyles.winnerReveal} key={winner.id}>
                <div className={styles.winnerCard} data-track={winner.awardsType}>
                  <NomineeLogo nominee={winner} />
                  <div className={styles.winnerWords}>
                    <p className={styles.winnerName}>{winner.name}</p>
                    {getPost(winner) && <p className="soft">{getPost(winner)}</p>}
                    <p className="lead">{winner.description}</p>
                  </div>
                </div>
              </div>
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
                className={styles.winnerPicture}
                href={getPicture(id)}
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
    </ol>
  );
}
