import * as styles from './known-gaps.module.css';

interface Gap {
  what: string;
  text: string;
  /** A workaround for the meantime. */
  until: string;
}

/** Known gaps of the site's accessibility, each with a workaround. */
export function KnownGaps({ gaps }: { gaps: readonly Gap[] }) {
  return (
    <ul className={styles.gaps} role="list">
      {gaps.map(({ what, text, until }) => (
        <li key={what}>
          <div>
            <h3>{what}</h3>
            <p>{text}</p>
          </div>
          <p className={styles.until}>{until}</p>
        </li>
      ))}
    </ul>
  );
}
