import { TextField } from '@mui/material';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useController } from 'react-hook-form';

interface FormFieldProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  name: FieldPath<Values>;
  label: string;
  /** The message if it is left empty; absent: it may be empty. */
  required?: string;
  type?: string;
  help?: string;
  autoComplete?: string;
  inputMode?: 'numeric' | 'email' | 'text';
  rows?: number;
  validate?: (value: string) => string | true;
}

/** A field of a form that does not belong to a resource. Its message is beside it. */
export function FormField<Values extends FieldValues>(props: FormFieldProps<Values>) {
  const { form, name, label, required, type, help, autoComplete, inputMode, rows, validate } = props;
  const { field, fieldState } = useController({
    control: form.control,
    name,
    rules: { ...(required && { required }), ...(validate && { validate }) },
  });
  const { ref, value, ...own } = field;
  return (
    <TextField
      {...own}
      value={value ?? ''}
      inputRef={ref}
      label={label}
      type={type}
      required={required !== undefined}
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? help}
      autoComplete={autoComplete}
      fullWidth
      {...(rows && { multiline: true, minRows: rows })}
      slotProps={{ htmlInput: { inputMode } }}
    />
  );
}
