import { TextField, type TextFieldProps } from './text-field.tsx';

/** The complete address of a web page, including `https://`. */
export function UrlField(props: Omit<TextFieldProps, 'type' | 'inputMode'>) {
  return <TextField autoComplete="url" placeholder="https://" {...props} type="url" inputMode="url" />;
}
