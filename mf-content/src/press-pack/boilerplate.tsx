import * as styles from './boilerplate.module.css';

/** The sentence that the press may print unchanged; one click selects it completely. */
export function Boilerplate({ text }: { text: string }) {
  return <blockquote className={styles.quote}>{text}</blockquote>;
}
