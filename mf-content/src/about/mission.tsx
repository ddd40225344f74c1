import * as styles from './mission.module.css';

/** The event's mission, in large type, and what it does not do. */
export function Mission({ text, more }: { text: string; more: string }) {
  return (
    <div className={styles.statement}>
      <p>{text}</p>
      <p>{more}</p>
    </div>
  );
}
