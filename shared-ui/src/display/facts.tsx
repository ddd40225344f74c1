import type { ReactNode } from 'react';
import * as styles from './facts.module.css';

export interface Fact {
  term: string;
  detail: ReactNode;
}

/** Terms and their details between hairlines. */
export function Facts({ items }: { items: Fact[] }) {
  return (
    <dl className={styles.list}>
      {items.map(({ term, detail }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
