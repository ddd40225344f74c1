import type { CSSProperties } from 'react';
import { withThousands } from '@summit/contract/words/text-format';
import { textRows } from '@summit/contract/words/text-lookup';
import * as styles from './editions.module.css';

/** The editions in order, each as high as its number of people; an edition without a number is still to come. */
export function Editions({ lines, people }: { lines: string; people: string }) {
  const editions = textRows(lines).filter((parts) => parts.length > 1);
  if (editions.length === 0) return null;
  const largest = Math.max(1, ...editions.map(([, count]) => Number(count)));
  return (
    <ol className={styles.timeline} style={{ '--editions': editions.length } as CSSProperties} role="list">
      {editions.map(([year = '', count = '', place, text]) => (
        <li
          key={year}
          data-coming={count === '' ? '' : undefined}
          style={{ '--share': count === '' ? 1 : Number(count) / largest } as CSSProperties}
        >
          <h3 className={styles.editionYear}>{year}</h3>
          <span className={styles.editionBar} aria-hidden="true" />
          {count !== '' && (
            <p className={styles.editionPeople}>
              {withThousands(count)} <small>{people}</small>
            </p>
          )}
          <p>
            {place && <strong>{place}. </strong>}
            {text}
          </p>
        </li>
      ))}
    </ol>
  );
}
