import type { InputHTMLAttributes, Ref } from 'react';
import { useState } from 'react';
import { Icon } from '../display/icon.tsx';
import * as styles from './field.module.css';
import type { FieldProps } from './field.tsx';
import { FieldFrame } from './field.tsx';

export interface PasswordFieldProps
  extends FieldProps, Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps | 'type'> {
  /** `current-password` to log in, `new-password` to set one. */
  autoComplete: 'current-password' | 'new-password';
  ref?: Ref<HTMLInputElement>;
}

/** A password that the visitor can show while typing. */
export function PasswordField({
  label,
  name,
  id,
  hint,
  error,
  required,
  optional,
  ref,
  ...input
}: PasswordFieldProps) {
  const [shown, show] = useState(false);
  return (
    <FieldFrame {...{ label, name, id, hint, error, required, optional }}>
      {(described) => (
        <div className="field-control">
          <input
            {...input}
            {...described}
            ref={ref}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
          />
          <button
            type="button"
            className={styles.fieldButton}
            aria-pressed={shown}
            aria-controls={described.id}
            aria-label="Show password"
            onClick={() => show(!shown)}
          >
            <Icon name={shown ? 'eye-off' : 'eye'} />
            <span aria-hidden="true">{shown ? 'Hide' : 'Show'}</span>
          </button>
        </div>
      )}
    </FieldFrame>
  );
}
