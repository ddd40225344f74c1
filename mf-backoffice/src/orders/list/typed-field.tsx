import { TextField } from '@mui/material';
import { useEffect, useEffectEvent, useState } from 'react';

interface TypedFieldProps {
  label: string;
  type?: 'search' | 'text';
  /** What the list shows now. */
  value: string;
  onChange: (value: string) => void;
  width: number;
}

const afterTypingMs = 300;

/** A field that the list follows once typing has stopped. */
export function TypedField({ label, type = 'text', value, onChange, width }: TypedFieldProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const [sent, setSent] = useState(value);
  if (known !== value) {
    setKnown(value);
    // Typing goes on while the list follows what was typed before: only a value from elsewhere replaces it.
    if (value !== sent) {
      setSent(value);
      setTyped(value);
    }
  }
  const send = useEffectEvent(() => {
    setSent(typed.trim());
    onChange(typed.trim());
  });
  useEffect(() => {
    if (typed.trim() === value) return undefined;
    const timer = setTimeout(() => send(), afterTypingMs);
    return () => clearTimeout(timer);
  }, [typed, value]);
  return (
    <TextField
      type={type}
      label={label}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      sx={{ width: { xs: '100%', sm: width } }}
    />
  );
}
