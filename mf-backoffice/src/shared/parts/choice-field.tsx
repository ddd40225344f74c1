import { MenuItem, TextField } from '@mui/material';

export interface Choice {
  value: string;
  name: string;
}

interface ChoiceFieldProps {
  label: string;
  value: string;
  choices: readonly Choice[];
  onChange: (value: string) => void;
  error?: string | undefined;
  help?: string;
}

/** A choice of one of a few. Its message is beside it. */
export function ChoiceField({ label, value, choices, onChange, error, help }: ChoiceFieldProps) {
  return (
    <TextField
      select
      fullWidth
      label={label}
      value={choices.some((choice) => choice.value === value) ? value : ''}
      error={error !== undefined}
      helperText={error ?? help}
      onChange={({ target }) => onChange(target.value)}
    >
      {choices.map((choice) => (
        <MenuItem key={choice.value} value={choice.value} sx={{ whiteSpace: 'normal' }}>
          {choice.name}
        </MenuItem>
      ))}
    </TextField>
  );
}
