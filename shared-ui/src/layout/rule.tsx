import * as styles from './rule.module.css';

/** A thin rule; `strong` draws it in ink. */
export function Rule({ strong = false }: { strong?: boolean }) {
  return <hr className={styles.line} data-strong={strong} />;
}
