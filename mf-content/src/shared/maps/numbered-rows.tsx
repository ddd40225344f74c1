import type { ReactNode } from 'react';
import * as styles from './numbered-rows.module.css';

export interface NumberedRow {
  title: string;
  text?: ReactNode;
}

/** Items in order, each with a decorative number. */
export function NumberedRows({ rows }: { rows: readonly NumberedRow[] }) {
  return (
    <ol className={styles.rows} role="list">
      {rows.map(({ title, text }, index) => (
        <li key={title}>
          <span className={styles.rowNumber} aria-hidden="true">
            {index + 1}
          </span>
          <h3>{title}</h3>
          {text !== undefined && <div className={styles.rowText}>{text}</div>}
        </li>
      ))}
    </ol>
  );
}
