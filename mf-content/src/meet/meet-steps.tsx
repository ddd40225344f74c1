import type { Point } from '../shared/maps/points.tsx';
import * as styles from './meet-steps.module.css';

/** Where two circles of radius 60 overlap whose centres are 100 apart. */
const overlap = 'M160 46.8A60 60 0 0 1 160 113.2A60 60 0 0 1 160 46.8Z';

/** One circle, two that overlap, and a line from one to the other. */
const drawings = [
  <circle key="you" className={styles.met} cx="110" cy="80" r="60" />,
  <path key="both" className={styles.met} d={overlap} />,
  <path key="letter" d="M110 80h92m-14-14l14 14l-14 14" strokeWidth="6" />,
];

/** How people are brought together, each step with a drawing of two circles. */
export function MeetSteps({ steps }: { steps: readonly Point[] }) {
  return (
    <ol className={styles.steps} role="list">
      {steps.map(({ title, text }, place) => (
        <li key={title}>
          <svg viewBox="48 18 224 124" fill="none" stroke="currentColor" strokeWidth="2.5" aria-hidden="true">
            {drawings[place % drawings.length]}
            <circle cx="110" cy="80" r="60" />
            <circle cx="210" cy="80" r="60" strokeDasharray={place === 0 ? '3 7' : undefined} />
          </svg>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
