import * as styles from './spinner.module.css';

export interface SpinnerProps {
  label?: string;
  /** Whether it is within a region that is read out already. */
  plain?: boolean;
}

/** Shows that something takes a moment; the label says what. */
export function Spinner({ label = 'Loading', plain = false }: SpinnerProps) {
  return (
    <span className={styles.ring} role={plain ? undefined : 'status'}>
      {label}
    </span>
  );
}
