import type { ReactNode } from 'react';
import { useId } from 'react';
import { Icon } from '../display/icon.tsx';
import * as styles from './field.module.css';

/** The props of every field besides its input's own attributes. */
export interface FieldProps {
  label: ReactNode;
  name: string;
  id?: string;
  /** Help for filling in the field, shown before anything goes wrong. */
  hint?: ReactNode;
  /** The message beside the field; absent while the field is valid. */
  error?: string;
  required?: boolean;
  /** Shows "optional" beside the label, in forms whose other fields are required. */
  optional?: boolean;
}

interface Described {
  id: string;
  name: string;
  required: boolean | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldFrameProps extends FieldProps {
  /** Content at the label's far end, such as a counter. */
  aside?: ReactNode;
  /** Reads the message out when it appears: for checks whose result arrives while the visitor is at the field. */
  live?: boolean;
  children: (described: Described) => ReactNode;
}

/** Label, hint and message around one control, connected for screen readers. */
export function FieldFrame({
  label,
  name,
  id,
  hint,
  error,
  required,
  optional,
  aside,
  live = false,
  children,
}: FieldFrameProps) {
  const own = useId();
  const inputId = id ?? own;
  const hintId = hint === undefined ? undefined : `${inputId}-hint`;
  const errorId = error === undefined ? undefined : `${inputId}-error`;
  const described = [errorId, hintId].filter(Boolean).join(' ');
  return (
    <div className={styles.field} data-field={name}>
      <div className={styles.fieldLabel}>
        <label id={`${inputId}-label`} htmlFor={inputId} data-label="">
          {label}
          {required && (
            <span className={styles.fieldRequired} aria-hidden="true">
              *
            </span>
          )}
        </label>
        {(aside !== undefined || optional) && <small>{aside ?? 'Optional'}</small>}
      </div>
      {hint !== undefined && (
        <p className={styles.fieldHint} id={hintId}>
          {hint}
        </p>
      )}
      {children({
        id: inputId,
        name,
        required,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-describedby': described === '' ? undefined : described,
      })}
      {error !== undefined && (
        <FieldError id={errorId} live={live}>
          {error}
        </FieldError>
      )}
    </div>
  );
}

interface FieldErrorProps {
  id?: string;
  live?: boolean;
  children: ReactNode;
}

/** A field's message, with its icon. */
export function FieldError({ id, live = false, children }: FieldErrorProps) {
  return (
    <p className="field-error" id={id} role={live ? 'alert' : undefined}>
      <Icon name="warning" size="1.2em" />
      {children}
    </p>
  );
}
