import { prepareVatCheck, registerNumberChecks } from './number-checks.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

registerNumberChecks();

/** A VAT number; its check is loaded when the field is focused. */
export function VatField({ onFocus, ...props }: Omit<TextFieldProps, 'type'>) {
  return (
    <TextField
      autoCapitalize="characters"
      autoComplete="off"
      spellCheck={false}
      {...props}
      onFocus={(event) => {
        void prepareVatCheck();
        onFocus?.(event);
      }}
    />
  );
}
