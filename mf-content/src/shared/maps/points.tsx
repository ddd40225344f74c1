import * as styles from './points.module.css';

export interface Point {
  title: string;
  text?: string;
}

/** Unordered points, side by side where there is room. */
export function Points({ points, columns = 3 }: { points: readonly Point[]; columns?: 2 | 3 }) {
  return (
    <ul className={styles.list} data-columns={columns} role="list">
      {points.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          {text !== undefined && <p>{text}</p>}
        </li>
      ))}
    </ul>
  );
}
