import { Icon } from '@summit/shared-ui/display/icon';
import * as styles from './inclusions.module.css';

/** What a ticket includes. */
export function Inclusions({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <ul className={styles.lines} role="list">
      {lines.map((line) => (
        <li key={line}>
          <Icon name="check" size={18} />
          {line}
        </li>
      ))}
    </ul>
  );
}
