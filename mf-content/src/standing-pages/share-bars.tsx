import type { CSSProperties } from 'react';
import * as styles from './share-bars.module.css';

interface Share {
  label: string;
  /** A percentage; a value that is not a number has no bar. */
  percent: number;
}

/** Shares of a whole as bars: the longest bar is the largest share. */
export function ShareBars({ shares }: { shares: readonly Share[] }) {
  const largest = Math.max(1, ...shares.map(({ percent }) => percent || 0));
  return (
    <dl className={styles.bars}>
      {shares.map(({ label, percent }) => (
        <div key={label} style={{ '--share': ((percent || 0) / largest) * 100 } as CSSProperties}>
          <dt>{label}</dt>
          <dd>{Number.isFinite(percent) ? `${percent}%` : ''}</dd>
        </div>
      ))}
    </dl>
  );
}
