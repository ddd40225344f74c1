import { Tag } from '@summit/shared-ui/display/tag';
import * as styles from './test-table.module.css';

export interface TestedPoint {
  point: string;
  how: string;
  passes: boolean;
}

interface TestTableProps {
  points: readonly TestedPoint[];
  words: { passes: string; partly: string };
}

/** The tests of the site's accessibility with their results, which are in words and not only in colour. */
export function TestTable({ points, words }: TestTableProps) {
  return (
    <ul className={styles.rows} role="list">
      {points.map(({ point, how, passes }) => (
        <li key={point}>
          <h3>{point}</h3>
          <span>
            <Tag tone={passes ? 'success' : 'warning'}>{passes ? words.passes : words.partly}</Tag>
          </span>
          <p>{how}</p>
        </li>
      ))}
    </ul>
  );
}
