import * as styles from './mission.module.css';

/** The event's mission in large type, and its limits. */
export function Mission({ text, more }: { text: string; more: string }) {
  return (
    <div className={styles.statement}>
      <p>{text}</p>
      <p>{more}</p>
    </div>
  );
}
