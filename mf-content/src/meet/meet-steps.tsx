import type { Point } from '../shared/maps/points.tsx';
import * as styles from './meet-steps.module.css';

/** The intersection of two circles with radius 60 whose centres are 100 apart. */
const overlap = 'M160 46.8A60 60 0 0 1 160 113.2A60 60 0 0 1 160 46.8Z';

/** The drawings of the steps: one circle, two that overlap, and two with a line between them. */
const drawings = [
  <circle key="you" className={styles.met} cx="110" cy="80" r="60" />,
  <path key="both" className={styles.met} d={overlap} />,
  <path key="letter" d="M110 80h92m-14-14l14 14l-14 14" strokeWidth="6" />,
];

/** How people are brought together, in steps with a drawing of two circles each. */
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
