import { TextField } from '@mui/material';
import { useVenueZone } from '../../../shared/data/use-time-zone.ts';
import { fromVenueTime, toVenueTime } from '../../../shared/venue-moments.ts';
import { helpOf, type InputProps } from './input-props.ts';

/** A moment by the clock at the venue, wherever its organiser is. */
export function MomentInput(props: InputProps) {
  const { field, input, isLocked, message } = props;
  const venueZone = useVenueZone();
  const timeZone = venueZone ?? 'UTC';
  const { ref, value, onChange, ...own } = input;
  const moment = typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : '';
  const help = [helpOf(props), `Time at the venue (${timeZone}).`].filter(Boolean).join(' ');
  return (
    <TextField
      {...own}
      // What is typed is kept by the browser until it is a whole moment.
      key={timeZone}
      defaultValue={moment && toVenueTime(moment, timeZone)}
      onChange={({ target }) => onChange(fromVenueTime(target.value, timeZone))}
      inputRef={ref}
      type="datetime-local"
      label={field.label}
      required={field.isRequired}
      error={message !== undefined}
      helperText={help}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { readOnly: isLocked || venueZone === undefined },
      }}
      sx={{ maxWidth: 360 }}
    />
  );
}
