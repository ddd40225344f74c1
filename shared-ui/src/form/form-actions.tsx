import type { ReactNode } from 'react';
import * as styles from './form-actions.module.css';

export interface FormActionsProps {
  /** A note about the next step, or the effect of the button. */
  note?: ReactNode;
  children: ReactNode;
}

/** The buttons below a form, the main one first. */
export function FormActions({ note, children }: FormActionsProps) {
  return (
    <div className={styles.row}>
      {children}
      {note !== undefined && <p>{note}</p>}
    </div>
  );
}
