import { spokenTime, timeParts, useTimeLeft } from '@summit/shared-site/event/time-left';
import * as styles from './time-left-row.module.css';

interface TimeLeftRowProps {
  label: string;
  /** The moment as ISO 8601. */
  until: string;
  /** The text that replaces the countdown after the moment. */
  over: string;
}

/** A running countdown. Its place is reserved, so that nothing moves when it appears after hydration. */
export function TimeLeftRow({ label, until, over }: TimeLeftRowProps) {
  const left = useTimeLeft(until);
  if (left === null) return <div className={`${styles.row} no-print`} aria-hidden="true" />;
  if (left === 0) {
    return (
      <div className={`${styles.row} no-print`}>
        <p className={styles.parts}>{over}</p>
      </div>
    );
  }
  return (
    <div className={`${styles.row} no-print`}>
      <p className="eyebrow" aria-hidden="true">
        {label}
      </p>
      <p className={`${styles.parts} figures`} role="timer" aria-label={`${label}: ${spokenTime(left)}`}>
        {timeParts(left).map(({ value, unit }) => (
          <span key={unit} aria-hidden="true">
            {value}
            <small>{unit}</small>
          </span>
        ))}
      </p>
    </div>
  );
}
