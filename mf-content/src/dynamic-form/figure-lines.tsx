import { useId } from 'react';
import { textRows } from '@summit/contract/words/text-lookup';
import * as styles from './figure-lines.module.css';

/** A list of figures, from a text of lines `figure | what it is`. */
export function FigureLines({ title, items }: { title: string; items: string }) {
  const id = useId();
  return (
    <aside className={styles.lines} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <dl>
        {textRows(items).map(([figure = '', meaning]) => (
          <div key={figure}>
            <dt>{figure}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
