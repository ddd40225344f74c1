import * as styles from './step-progress.module.css';

export interface StepProgressProps {
  /** From 1. */
  current: number;
  total: number;
  /** What this step is about. */
  label: string;
  /** What comes next. */
  next?: string;
}

/** "Step 2 of 5", what it is about and what comes next. */
export function StepProgress({ current, total, label, next }: StepProgressProps) {
  return (
    <div className={styles.progress}>
      <p>
        <strong>
          Step {current} of {total}: {label}
        </strong>
        {next !== undefined && <span>Next: {next}</span>}
      </p>
      <ol aria-hidden="true">
        {Array.from({ length: total }, (_, step) => (
          <li key={step} data-done={step < current} />
        ))}
      </ol>
    </div>
  );
}
