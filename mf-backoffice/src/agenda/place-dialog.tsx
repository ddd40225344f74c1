import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { fullDay } from '@summit/contract/money-and-time/day-words';
import { venueClock } from '@summit/contract/money-and-time/venue-time';
import { screenPath } from '../shared/screen-path.ts';
import { closeByChoice } from '../shared/unsent/close-by-choice.ts';
import { useUnsentGuard } from '../shared/unsent/use-unsent-guard.ts';
import type { Clash } from './plan/clashes.ts';
import {
  type Hall,
  minutesInDay,
  minutesLong,
  type Place,
  placeAt,
  placeWords,
  type Session,
} from './plan/place.ts';

interface PlaceDialogProps {
  session: Session;
  /** Null: it is set aside. */
  place: Place | null;
  days: readonly string[];
  halls: readonly Hall[];
  timeZone: string;
  clashesAt: (place: Place) => readonly Clash[];
  onPlace: (place: Place | null) => void;
  onClose: () => void;
}

/** Replaces dragging without a pointer: day, time, length and hall of a session, with its clashes while they are edited. */
export function PlaceDialog(props: PlaceDialogProps) {
  const { session, place, days, halls, timeZone, clashesAt, onPlace, onClose } = props;
  const shown = place ?? session.place;
  const clock = venueClock(timeZone);
  const before = {
    day: days.includes(clock.day(shown.startsAt)) ? clock.day(shown.startsAt) : (days[0] ?? ''),
    time: clock.time(shown.startsAt),
    length: String(minutesLong(shown)),
    locationId: shown.locationId,
  };
  const [day, setDay] = useState(before.day);
  const [time, setTime] = useState(before.time);
  const [length, setLength] = useState(before.length);
  const [locationId, setLocationId] = useState(before.locationId);
  const [isTried, setIsTried] = useState(false);
  useUnsentGuard(
    day !== before.day ||
      time !== before.time ||
      length !== before.length ||
      locationId !== before.locationId,
  );
  const timeError = /^\d\d:\d\d$/.test(time) ? '' : 'Enter a start time.';
  const minutes = Number(length);
  const isLength = Number.isInteger(minutes) && minutes > 0 && minutes <= minutesInDay;
  const lengthError = isLength ? '' : `Enter whole minutes, from 1 to ${minutesInDay}.`;
  const [hours = 0, rest = 0] = time.split(':').map(Number);
  const next =
    timeError || lengthError
      ? null
      : placeAt({ day, minute: hours * 60 + rest, length: minutes, locationId }, timeZone);
  const clashes = next ? clashesAt(next) : [];
  const save = () => {
    setIsTried(true);
    if (next) onPlace(next);
  };
  return (
    <Dialog open onClose={closeByChoice(onClose)} aria-labelledby="place-of-session" maxWidth="sm" fullWidth>
      <DialogTitle id="place-of-session">{session.title}</DialogTitle>
      <DialogContent>
        <Stack
          component="form"
          id="place-of-session-form"
          noValidate
          spacing={2.5}
          sx={{ pt: 1 }}
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <Typography variant="body2" color="textSecondary">
            On the site: {placeWords(session.place, halls, timeZone)}. Times are those at the venue (
            {timeZone}
            ). <Link to={screenPath('sessions', session.id)}>Edit title, speakers and more</Link>
          </Typography>
          <TextField select label="Day" value={day} onChange={({ target }) => setDay(target.value)}>
            {days.map((one) => (
              <MenuItem key={one} value={one}>
                {fullDay(one)}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            type="time"
            label="Starts"
            required
            value={time}
            onChange={({ target }) => setTime(target.value)}
            error={isTried && timeError !== ''}
            helperText={isTried && timeError}
          />
          <TextField
            label="Length in minutes"
            required
            value={length}
            onChange={({ target }) => setLength(target.value.trim())}
            error={(isTried || length !== '') && lengthError !== ''}
            helperText={(isTried || length !== '') && lengthError}
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          />
          <TextField
            select
            label="Hall"
            value={locationId}
            onChange={({ target }) => setLocationId(target.value)}
          >
            {halls.map(({ id, name }) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
          </TextField>
          <div role="status">
            {clashes.map(({ words }) => (
              <Alert key={words} severity="warning" variant="outlined" sx={{ mb: 1 }}>
                {words}
              </Alert>
            ))}
          </div>
        </Stack>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button onClick={onClose}>Cancel</Button>
        {place !== null && <Button onClick={() => onPlace(null)}>Set aside</Button>}
        <Button type="submit" form="place-of-session-form" variant="contained">
          Place here
        </Button>
      </DialogActions>
    </Dialog>
  );
}
