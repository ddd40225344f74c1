import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { useId } from 'react';
import * as fieldStyles from '../fields/field.module.css';
import { FieldError } from '../fields/field.tsx';
import * as styles from './checkbox-group.module.css';

export interface CheckboxGroupOption {
  value: string;
  label: ReactNode;
}

export interface CheckboxGroupProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'name' | 'id' | 'type' | 'value' | 'defaultValue' | 'defaultChecked'
> {
  legend: ReactNode;
  name: string;
  id?: string;
  options: readonly CheckboxGroupOption[];
  hint?: ReactNode;
  error?: string;
  /** At least one choice is required. */
  required?: boolean;
  /** Not used, because the form sets the checkboxes itself. */
  defaultValue?: string;
  ref?: Ref<HTMLInputElement>;
}

/** Any number of choices, all visible, each with its own target. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const {
    legend,
    name,
    id,
    options,
    hint,
    error,
    required,
    ref,
    defaultValue: _filledByForm,
    ...input
  } = props;
  const own = useId();
  const groupId = id ?? own;
  const described = [error && `${groupId}-error`, hint && `${groupId}-hint`].filter(Boolean).join(' ');
  const spoken = {
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': described === '' ? undefined : described,
  };
  return (
    <fieldset className={`${fieldStyles.field} ${styles.group}`} data-field={name} {...spoken}>
      <legend>
        <span data-label="">{legend}</span>
        {required && (
          <>
            <span className={fieldStyles.fieldRequired} aria-hidden="true">
              *
            </span>
            <span className="visually-hidden"> (choose at least one)</span>
          </>
        )}
      </legend>
      {hint !== undefined && (
        <p className={fieldStyles.fieldHint} id={`${groupId}-hint`}>
          {hint}
        </p>
      )}
      <div className={styles.groupChoices}>
        {options.map(({ value, label }, index) => (
          <label key={value} htmlFor={index === 0 ? groupId : `${groupId}-${value}`}>
            <input
              {...input}
              ref={ref}
              type="checkbox"
              id={index === 0 ? groupId : `${groupId}-${value}`}
              name={name}
              value={value}
            />
            {label}
          </label>
        ))}
      </div>
      {error !== undefined && <FieldError id={`${groupId}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
