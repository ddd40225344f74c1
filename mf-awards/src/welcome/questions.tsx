import { textRows } from '@summit/contract/words/text-lookup';
import * as styles from './questions.module.css';

/** Questions and answers from a text of lines `question | answer`; they open without JavaScript. */
export function Questions({ items }: { items: string }) {
  return (
    <div className={styles.list}>
      {textRows(items).map(([question, answer]) => (
        <details key={question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
