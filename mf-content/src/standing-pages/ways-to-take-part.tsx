import type { ReactNode } from 'react';
import * as styles from './ways-to-take-part.module.css';

interface Way {
  title: string;
  text?: string;
  links: ReactNode;
}

/** Ways to take part, each as a verb in large type with its link. */
export function WaysToTakePart({ ways }: { ways: readonly Way[] }) {
  return (
    <ul className={styles.ways} role="list">
      {ways.map(({ title, text, links }) => (
        <li key={title}>
          <h3>{title}</h3>
          <div className={styles.wayWords}>
            {text !== undefined && <p>{text}</p>}
            <p className={styles.wayLinks}>{links}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
