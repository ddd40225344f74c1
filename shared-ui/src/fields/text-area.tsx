import type { InputEvent, Ref, TextareaHTMLAttributes } from 'react';
import { useState } from 'react';
import { countTyped } from '@summit/contract/words/count-characters';
import type { FieldProps } from './field.tsx';
import { FieldFrame } from './field.tsx';

export interface TextAreaProps
  extends FieldProps, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldProps> {
  /** The maximum number of characters; the count is shown, and the rules refuse a longer text, not the field. */
  limit?: number;
  /** The minimum height in px, instead of rows. */
  height?: number;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text, with a count when there is a limit. */
export function TextArea(props: TextAreaProps) {
  const { label, name, id, hint, error, required, optional, limit, height, ref, ...input } = props;
  const { rows = 6, onInput, ...rest } = input;
  const [count, setCount] = useState(() => countTyped(String(input.value ?? input.defaultValue ?? '')));

  function countAgain(event: InputEvent<HTMLTextAreaElement>) {
    setCount(countTyped(event.currentTarget.value));
    onInput?.(event);
  }

  const aside = limit === undefined ? undefined : `${count} / ${limit}`;
  return (
    <FieldFrame {...{ label, name, id, hint, error, required, optional, aside }}>
      {(described) => (
        <div className="field-control" style={{ minHeight: height }}>
          <textarea {...rest} {...described} rows={rows} ref={ref} onInput={countAgain} />
        </div>
      )}
    </FieldFrame>
  );
}
