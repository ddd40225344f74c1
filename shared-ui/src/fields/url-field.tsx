import { TextField, type TextFieldProps } from './text-field.tsx';

/** The whole address of a page on the web, `https://` included. */
export function UrlField(props: Omit<TextFieldProps, 'type' | 'inputMode'>) {
  return <TextField autoComplete="url" placeholder="https://" {...props} type="url" inputMode="url" />;
}
