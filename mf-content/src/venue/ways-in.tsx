import { textRows } from '@summit/contract/words/text-lookup';
import * as styles from './ways-in.module.css';

/** The ways to the venue, each with its most important figure, from a text of `way | how | figure | what it is`. */
export function WaysIn({ items }: { items: string }) {
  return (
    <ul className={styles.ways} role="list">
      {textRows(items).map(([way = '', how, figure, unit]) => (
        <li key={way}>
          <h3>{way}</h3>
          {figure && (
            <p className={styles.wayFigure}>
              {figure} {unit && <small>{unit}</small>}
            </p>
          )}
          {how && <p className={styles.wayText}>{how}</p>}
        </li>
      ))}
    </ul>
  );
}
