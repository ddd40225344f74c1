import { clsx } from 'clsx';
import type { ComponentProps, Ref, SelectHTMLAttributes } from 'react';
import { memo } from 'react';
import { Icon } from '../display/icon.tsx';
import type { FieldProps } from '../fields/field.tsx';
import { FieldFrame } from '../fields/field.tsx';
import * as styles from './select-field.module.css';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectFieldProps
  extends FieldProps, Omit<SelectHTMLAttributes<HTMLSelectElement>, keyof FieldProps> {
  options: readonly SelectOption[];
  /** The empty first choice: `Choose a country`. */
  placeholder?: string;
  ref?: Ref<HTMLSelectElement>;
}

/** The browser's list with the site's own arrow. */
export function SelectControl({ className, ...others }: ComponentProps<'div'>) {
  return <div className={clsx(styles.selectControl, className)} {...others} />;
}

/** One of several choices, with the browser's own list. */
export function SelectField(props: SelectFieldProps) {
  const { label, name, id, hint, error, required, optional, options, placeholder, ref, ...select } = props;
  return (
    <FieldFrame {...{ label, name, id, hint, error, required, optional }}>
      {(described) => (
        <SelectControl className="field-control">
          <select {...select} {...described} ref={ref}>
            <SelectChoices options={options} placeholder={placeholder} />
          </select>
          <Icon name="chevron-down" />
        </SelectControl>
      )}
    </FieldFrame>
  );
}

/** Memoised, because a form with some hundred countries is rendered with every key that is pressed in it. */
export const SelectChoices = memo(function SelectChoices({
  options,
  placeholder,
}: Pick<SelectFieldProps, 'options' | 'placeholder'>) {
  return (
    <>
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </>
  );
});
