import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { useId } from 'react';
import * as styles from '../fields/field.module.css';
import { FieldError } from '../fields/field.tsx';

export interface RadioOption {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  /** A detail at the far end of a card, such as a price. */
  detail?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'name' | 'id' | 'type' | 'defaultValue' | 'value'
> {
  legend: ReactNode;
  name: string;
  id?: string;
  options: readonly RadioOption[];
  hint?: ReactNode;
  error?: string;
  required?: boolean;
  /** The legend is read out but not shown, for a group under a heading with the same words. */
  hideLegend?: boolean;
  layout?: 'list' | 'cards';
  /** The chosen value: `value` when the page holds it, `defaultValue` when the form does. */
  value?: string;
  defaultValue?: string;
  ref?: Ref<HTMLInputElement>;
}

/** One of a few choices, all visible. */
export function RadioGroup(props: RadioGroupProps) {
  const {
    legend,
    name,
    id,
    options,
    hint,
    error,
    required,
    hideLegend,
    layout = 'list',
    ref,
    ...rest
  } = props;
  const { value, defaultValue, ...input } = rest;
  const own = useId();
  const groupId = id ?? own;
  const described = [error && `${groupId}-error`, hint && `${groupId}-hint`].filter(Boolean).join(' ');
  const spoken = {
    role: 'radiogroup',
    'aria-required': required,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': described === '' ? undefined : described,
  };
  return (
    <fieldset
      className={`${styles.field} ${styles.choice} ${styles.radioCard}`}
      data-field={name}
      data-layout={layout}
      {...spoken}
    >
      <legend data-label="" className={hideLegend ? 'visually-hidden' : undefined}>
        {legend}
        {required && (
          <span className={styles.fieldRequired} aria-hidden="true">
            *
          </span>
        )}
      </legend>
      {hint !== undefined && (
        <p className={styles.fieldHint} id={`${groupId}-hint`}>
          {hint}
        </p>
      )}
      {options.map((option, index) => (
        <label key={option.value} htmlFor={index === 0 ? groupId : `${groupId}-${option.value}`}>
          <input
            {...input}
            ref={ref}
            type="radio"
            id={index === 0 ? groupId : `${groupId}-${option.value}`}
            name={name}
            value={option.value}
            required={required}
            disabled={option.disabled}
            checked={value === undefined ? undefined : value === option.value}
            defaultChecked={
              value === undefined && defaultValue !== undefined ? defaultValue === option.value : undefined
            }
          />
          <span>{option.label}</span>
          {option.hint !== undefined && <small>{option.hint}</small>}
          {option.detail !== undefined && <span className={styles.radioDetail}>{option.detail}</span>}
        </label>
      ))}
      {error !== undefined && <FieldError id={`${groupId}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
