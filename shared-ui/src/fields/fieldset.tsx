import type { ReactNode } from 'react';
import * as styles from './fieldset.module.css';

export interface FieldsetProps {
  legend: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
}

/** A group of related fields under one heading. */
export function Fieldset({ legend, lead, children }: FieldsetProps) {
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      {lead !== undefined && <p className={styles.fieldsetLead}>{lead}</p>}
      {children}
    </fieldset>
  );
}
