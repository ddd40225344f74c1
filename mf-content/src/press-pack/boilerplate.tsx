import * as styles from './boilerplate.module.css';

/** The sentence that may be printed as it is; one click selects it whole. */
export function Boilerplate({ text }: { text: string }) {
  return <blockquote className={styles.quote}>{text}</blockquote>;
}
