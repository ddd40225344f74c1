import { Autocomplete, TextField } from '@mui/material';
import { helpOf, type InputProps } from './input-props.ts';

/** Texts in their order: each is entered with the Enter key. */
export function ListInput(props: InputProps) {
  const { field, input, isLocked, message } = props;
  const texts = Array.isArray(input.value) ? (input.value as string[]) : [];
  const help = [helpOf(props), isLocked ? '' : 'Press Enter after each.'].filter(Boolean).join(' ');
  return (
    <Autocomplete
      multiple
      freeSolo
      autoSelect
      options={field.choices}
      value={texts}
      onChange={(_event, next) => input.onChange(next)}
      onBlur={input.onBlur}
      disabled={isLocked}
      renderInput={(own) => (
        <TextField
          {...own}
          inputRef={input.ref}
          label={field.label}
          required={field.isRequired && texts.length === 0}
          error={message !== undefined}
          helperText={help}
        />
      )}
    />
  );
}
