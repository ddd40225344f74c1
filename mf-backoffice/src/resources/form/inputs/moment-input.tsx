import { MomentField } from '../../../shared/parts/moment-field.tsx';
import { helpOf, type InputProps } from './input-props.ts';

/** The input of a moment, in the venue's time zone. */
export function MomentInput(props: InputProps) {
  const { field, input, isLocked, message } = props;
  const { ref, value, ...own } = input;
  return (
    <MomentField
      {...own}
      value={typeof value === 'string' ? value : ''}
      inputRef={ref}
      label={field.label}
      isRequired={field.isRequired}
      isLocked={isLocked}
      message={message}
      help={helpOf(props)}
    />
  );
}
