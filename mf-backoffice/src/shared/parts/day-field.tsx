import { TextField } from '@mui/material';
import { useState } from 'react';
import { isDay } from '@summit/contract/money-and-time/day-words';

interface DayFieldProps {
  label: string;
  /** `YYYY-MM-DD`, or empty. */
  day: string;
  onChange: (day: string) => void;
  help?: string;
  /** The message of an invalid day. */
  message?: string | null;
  isDisabled?: boolean;
}

/** No list goes back further: a year before it is one that is still being typed. */
const earliest = '2000';

/** The field of a day. An incomplete day stays as it is typed, since the digits of its year come one by one. */
export function DayField({ label, day, onChange, help, message = null, isDisabled = false }: DayFieldProps) {
  const [typed, setTyped] = useState(day);
  const [known, setKnown] = useState(day);
  const [sent, setSent] = useState(day);
  if (known !== day) {
    setKnown(day);
    // Typing goes on while the list follows: only a day from elsewhere replaces what is typed.
    if (day !== sent) {
      setSent(day);
      setTyped(day);
    }
  }
  const change = (next: string) => {
    setTyped(next);
    if (next !== '' && !(isDay(next) && next >= earliest)) return;
    setSent(next);
    onChange(next);
  };
  return (
    <TextField
      type="date"
      label={label}
      value={typed}
      onChange={({ target }) => change(target.value)}
      disabled={isDisabled}
      error={message !== null}
      helperText={message ?? help}
      sx={{ minWidth: 160 }}
    />
  );
}
