import { Box, InputAdornment, MenuItem, TextField } from '@mui/material';
import { choiceWords } from '../../entry-words.ts';
import { helpOf, type InputProps } from './input-props.ts';

const longKinds = ['longText', 'richText'];
const types: Record<string, string> = { email: 'email', day: 'date', link: 'text' };

/** The input of texts, numbers, days, links and colours. */
export function TextInput(props: InputProps) {
  const { field, input, isLocked, message } = props;
  const { ref, value, ...own } = input;
  const isLong = longKinds.includes(field.kind);
  const isNumber = field.kind === 'number' || field.kind === 'money';
  const text = typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '');
  return (
    <TextField
      {...own}
      value={text}
      inputRef={ref}
      label={field.label}
      required={field.isRequired}
      error={message !== undefined}
      helperText={helpOf(props)}
      type={types[field.kind] ?? 'text'}
      fullWidth={!isNumber}
      multiline={isLong}
      {...(isLong && { minRows: 3, maxRows: 20 })}
      slotProps={{
        htmlInput: { readOnly: isLocked, ...(isNumber && { inputMode: 'decimal' }) },
        inputLabel: { ...(field.kind === 'day' && { shrink: true }) },
        input: {
          ...(field.kind === 'colour' && {
            startAdornment: (
              <InputAdornment position="start">
                <Box
                  sx={{ width: 24, height: 24, border: 1, borderColor: 'divider', bgcolor: colourOf(text) }}
                />
              </InputAdornment>
            ),
          }),
        },
      }}
    />
  );
}

function colourOf(text: string): string {
  return /^#[0-9a-f]{6}$/i.test(text) ? text : 'transparent';
}

/** The input of a choice. */
export function ChoiceInput(props: InputProps) {
  const { field, input, isLocked, message } = props;
  const { ref, value, ...own } = input;
  const chosen = String(value ?? '');
  const choices =
    field.choices.includes(chosen) || chosen === '' ? field.choices : [...field.choices, chosen];
  return (
    <TextField
      {...own}
      select
      value={chosen}
      inputRef={ref}
      label={field.label}
      required={field.isRequired}
      error={message !== undefined}
      helperText={helpOf(props)}
      disabled={isLocked}
      sx={{ maxWidth: 360 }}
    >
      {!field.isRequired && <MenuItem value="">(empty)</MenuItem>}
      {choices.map((choice) => (
        <MenuItem key={choice} value={choice}>
          {choiceWords(field, choice)}
        </MenuItem>
      ))}
    </TextField>
  );
}
