import * as styles from './spinner.module.css';

export interface SpinnerProps {
  label?: string;
  /** Within a region that is read out already. */
  plain?: boolean;
}

/** Something takes a moment; says what. */
export function Spinner({ label = 'Loading', plain = false }: SpinnerProps) {
  return (
    <span className={styles.ring} role={plain ? undefined : 'status'}>
      {label}
    </span>
  );
}
