import { Button, Stack, TextField } from '@mui/material';
import { type SyntheticEvent, useState } from 'react';
import * as limits from '@summit/contract/limits/limits';

interface CodeFormProps {
  isBusy: boolean;
  onCode: (code: string) => void;
}

/** The number of a ticket by hand. Scanners that are plugged in type a whole code here and press Enter. */
export function CodeForm({ isBusy, onCode }: CodeFormProps) {
  const [code, setCode] = useState('');
  const [error, setError] = useState('');
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (code.trim() === '') {
      setError('Enter the ticket number.');
      return;
    }
    onCode(code.trim());
    setCode('');
  };
  return (
    <Stack
      component="form"
      direction="row"
      spacing={1}
      noValidate
      onSubmit={submit}
      sx={{ alignItems: 'start' }}
    >
      <TextField
        label="Ticket number"
        placeholder="7F3A-09C2-B41D"
        value={code}
        error={error !== ''}
        helperText={error}
        fullWidth
        onChange={({ target }) => {
          setCode(target.value);
          setError('');
        }}
        slotProps={{
          htmlInput: {
            autoComplete: 'off',
            autoCapitalize: 'characters',
            spellCheck: false,
            maxLength: limits.longText,
          },
        }}
      />
      <Button type="submit" variant="contained" loading={isBusy}>
        Check
      </Button>
    </Stack>
  );
}
