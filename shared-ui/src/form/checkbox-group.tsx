import styled from '@emotion/styled';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { useId } from 'react';
import { FieldError } from './field.tsx';
import { fieldStyles } from './field-styles.ts';

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
  /** At least one has to be chosen. */
  required?: boolean;
  /** The form fills the boxes itself. */
  defaultValue?: string;
  ref?: Ref<HTMLInputElement>;
}

const Group = styled.fieldset(
  fieldStyles,
  `
  & > legend { margin-bottom: 2px; font-weight: 600; line-height: 1.35; }
  & > .group-choices { display: flex; flex-wrap: wrap; gap: 8px; padding-top: 4px; }
  & label {
    position: relative;
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    padding: 8px 16px;
    border: 1px solid var(--line-strong);
    border-radius: var(--radius);
    background: var(--sheet);
    line-height: 1.3;
    cursor: pointer;
    transition: border-color var(--quick), background-color var(--quick);
  }
  & label:hover { border-color: var(--ink); }
  & label:has(:checked) { border-color: var(--accent-fill); background: var(--accent-fill); color: var(--on-accent); }
  & label:has(:focus-visible) { outline: 3px solid var(--accent); outline-offset: 2px; }
  & input { appearance: none; width: 14px; height: 14px; margin: 0; flex: none; cursor: pointer; outline: none;
    background: var(--line-strong);
    clip-path: polygon(44% 0, 56% 0, 56% 44%, 100% 44%, 100% 56%, 56% 56%, 56% 100%, 44% 100%, 44% 56%, 0 56%, 0 44%, 44% 44%); }
  & input:checked { background: currentColor; clip-path: polygon(12% 46%, 2% 58%, 40% 94%, 98% 18%, 86% 8%, 38% 70%); }
  &[aria-invalid='true'] label { border-color: var(--danger); }
  @media (forced-colors: active) {
    & input { appearance: auto; clip-path: none; }
  }
`,
);

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
    <Group data-field={name} {...spoken}>
      <legend>
        <span data-label="">{legend}</span>
        {required && (
          <>
            <span className="field-required" aria-hidden="true">
              *
            </span>
            <span className="visually-hidden"> (choose at least one)</span>
          </>
        )}
      </legend>
      {hint !== undefined && (
        <p className="field-hint" id={`${groupId}-hint`}>
          {hint}
        </p>
      )}
      <div className="group-choices">
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
    </Group>
  );
}
