import { TextField } from '@mui/material';
import { type FocusEventHandler, type Ref, useState } from 'react';
import { useVenueZone } from '../data/use-time-zone.ts';
import { fromVenueTime, toVenueTime } from '../venue-moments.ts';

interface MomentFieldProps {
  label: string;
  /** In ISO 8601, or empty. */
  value: string;
  onChange: (moment: string) => void;
  /** The message of an invalid moment. */
  message?: string | undefined;
  help?: string | undefined;
  isRequired?: boolean;
  isLocked?: boolean;
  name?: string;
  onBlur?: FocusEventHandler;
  inputRef?: Ref<HTMLInputElement>;
}

/** The field of a moment in the venue's time zone, wherever the organiser is. */
export function MomentField(props: MomentFieldProps) {
  const { label, value, onChange, message, help, isRequired = false, isLocked = false, ...input } = props;
  const venueZone = useVenueZone();
  const timeZone = venueZone ?? 'UTC';
  const moment = Number.isNaN(Date.parse(value)) ? '' : toVenueTime(value, timeZone);
  const [shown, setShown] = useState({ value, turn: 0 });
  if (shown.value !== value) setShown({ value, turn: shown.turn + 1 });
  return (
    <TextField
      {...input}
      // What is typed is kept by the browser until it is a whole moment; one from elsewhere replaces it.
      key={`${timeZone} ${shown.turn}`}
      defaultValue={moment}
      onChange={({ target }) => {
        const typed = fromVenueTime(target.value, timeZone);
        setShown({ ...shown, value: typed });
        onChange(typed);
      }}
      type="datetime-local"
      label={label}
      required={isRequired}
      error={message !== undefined}
      helperText={[message ?? help, `Time at the venue (${timeZone}).`].filter(Boolean).join(' ')}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { readOnly: isLocked || venueZone === undefined },
      }}
      sx={{ maxWidth: 360 }}
    />
  );
}
