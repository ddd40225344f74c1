import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import type { FieldProps } from './field.tsx';
import { FieldFrame } from './field.tsx';

export interface TextFieldProps
  extends FieldProps, Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps | 'prefix'> {
  /** Inside the field, before and after what is typed: `£`, `km`. */
  prefix?: ReactNode;
  suffix?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/**
 * One line of text; every attribute of `<input>` passes through. Without `autoComplete` browsers still give back what was
 * typed to who comes back, which `off` would forbid.
 */
export function TextField(props: TextFieldProps) {
  const {
    label,
    name,
    id,
    hint,
    error,
    required,
    optional,
    prefix,
    suffix,
    ref,
    type = 'text',
    ...input
  } = props;
  return (
    <FieldFrame {...{ label, name, id, hint, error, required, optional }}>
      {(described) => (
        <div className="field-control">
          {prefix !== undefined && <span className="field-affix">{prefix}</span>}
          <input {...input} {...described} type={type} ref={ref} />
          {suffix !== undefined && <span className="field-affix">{suffix}</span>}
        </div>
      )}
    </FieldFrame>
  );
}
