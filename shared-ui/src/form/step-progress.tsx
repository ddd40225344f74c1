import * as styles from './step-progress.module.css';

export interface StepProgressProps {
  /** The number of the current step, from 1. */
  current: number;
  total: number;
  /** The subject of this step. */
  label: string;
  /** The subject of the next step. */
  next?: string;
}

/** Shows "Step 2 of 5", the subject of this step and of the next one. */
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
