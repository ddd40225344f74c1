import { TextField, type TextFieldProps } from './text-field.tsx';

/** An email address, with the right keyboard and suggestions; browsers fill in the visitor's own unless `autoComplete` is set. */
export function EmailField(props: Omit<TextFieldProps, 'type' | 'inputMode'>) {
  return <TextField autoComplete="email" {...props} type="email" inputMode="email" />;
}
