import { textRows } from '@summit/contract/words/text-lookup';
import * as styles from './rule-list.module.css';

/** Rules from a text of lines `rule | what it means`. */
export function RuleList({ items }: { items: string }) {
  return (
    <dl className={styles.list}>
      {textRows(items).map(([rule, meaning]) => (
        <div key={rule}>
          <dt>{rule}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
