import type { InputHTMLAttributes, Ref } from 'react';
import { useId } from 'react';
import * as styles from '../fields/field.module.css';
import type { FieldProps } from '../fields/field.tsx';
import { FieldError } from '../fields/field.tsx';

export interface CheckboxFieldProps
  extends
    Omit<FieldProps, 'optional'>,
    Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps | 'type'> {
  ref?: Ref<HTMLInputElement>;
}

/** A single checkbox; its label may contain links. */
export function CheckboxField({ label, name, id, hint, error, required, ref, ...input }: CheckboxFieldProps) {
  const own = useId();
  const inputId = id ?? own;
  const hintId = hint === undefined ? undefined : `${inputId}-hint`;
  const errorId = error === undefined ? undefined : `${inputId}-error`;
  const described = [errorId, hintId].filter(Boolean).join(' ');
  return (
    <div className={`${styles.field} ${styles.choice}`} data-field={name}>
      <label htmlFor={inputId}>
        <input
          {...input}
          ref={ref}
          type="checkbox"
          id={inputId}
          name={name}
          required={required}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={described === '' ? undefined : described}
        />
        <span data-label="">
          {label}
          {required && (
            <span className={styles.fieldRequired} aria-hidden="true">
              *
            </span>
          )}
        </span>
        {hint !== undefined && <small id={hintId}>{hint}</small>}
      </label>
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
