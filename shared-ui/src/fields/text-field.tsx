import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import type { FieldProps } from './field.tsx';
import { FieldFrame } from './field.tsx';

export interface TextFieldProps
  extends FieldProps, Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps | 'prefix'> {
  /** Text inside the field before the input, such as `£`; `suffix` is after it, such as `km`. */
  prefix?: ReactNode;
  suffix?: ReactNode;
  /** Reads the message out when it appears: where what was pressed is beside the field, and the focus stays. */
  live?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A single-line text field; every attribute of `<input>` passes through. Without `autoComplete` browsers can still restore
 * the text when a visitor returns to the page, which `off` would forbid.
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
    live,
    ref,
    type = 'text',
    ...input
  } = props;
  return (
    <FieldFrame {...{ label, name, id, hint, error, required, optional, live }}>
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
