import * as styles from './known-gaps.module.css';

interface Gap {
  what: string;
  text: string;
  /** What to do in the meantime. */
  until: string;
}

/** What does not work yet, each with a way round it. */
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
