import { spokenTime, timeParts, useTimeLeft } from '@summit/shared-site/event/time-left';
import * as styles from './countdown.module.css';

export interface CountdownProps {
  label: string;
  /** The moment as ISO 8601. */
  until: string;
  /** The same moment in the venue's time. */
  untilWords: string;
}

/**
 * The time until the doors open. The server, and a browser without JavaScript, show only the moment itself; the countdown
 * replaces that line, at the same size.
 */
export function Countdown({ label, until, untilWords }: CountdownProps) {
  const left = useTimeLeft(until) ?? 0;
  if (left === 0) {
    return (
      <div className={styles.box}>
        <p className="eyebrow">Doors open</p>
        <p className="left figures">
          <time dateTime={until}>{untilWords}</time>
        </p>
      </div>
    );
  }
  return (
    <div className={styles.box}>
      <p className="eyebrow">{label}</p>
      <p className="left figures" role="timer" aria-label={`${label} ${spokenTime(left)}`}>
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
