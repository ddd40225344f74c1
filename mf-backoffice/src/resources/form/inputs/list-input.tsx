import { Autocomplete, TextField } from '@mui/material';
import { choiceWords } from '../../entry-words.ts';
import { helpOf, type InputProps } from './input-props.ts';

/** The input of an ordered list of texts: each is entered with Enter, or chosen from a few choices. */
export function ListInput(props: InputProps) {
  const { field, input, isLocked, message } = props;
  const texts = Array.isArray(input.value) ? (input.value as string[]) : [];
  const isTyped = field.choices.length === 0;
  const hint = isTyped && !isLocked ? 'Press Enter after each.' : '';
  const help = [helpOf(props), hint].filter(Boolean).join(' ');
  return (
    <Autocomplete
      multiple
      freeSolo={isTyped}
      autoSelect={isTyped}
      options={field.choices}
      getOptionLabel={(text) => choiceWords(field, text)}
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
