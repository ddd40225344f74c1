import { Box, Button, TextField, Typography } from '@mui/material';
import { useDeferredValue, useMemo, useState } from 'react';
import * as calls from '@summit/contract/calls/organise-check-in';
import * as limits from '@summit/contract/limits/limits';
import { getDoorDay } from '@summit/contract/organising/check-in';
import { findsText } from '@summit/contract/words/found-text';
import { useRead } from '../../shared/data/read.ts';
import { Loaded } from '../../shared/parts/loaded.tsx';
import { useDoor } from '../device/door-store.ts';
import { type Guest, type Shift, shiftNow } from '../device/shift.ts';
import { verdictTitle } from '../verdict-words.ts';

interface GuestSearchProps {
  shift: Shift;
  onChoose: (ticketNumber: string) => void;
}

/** Searches for a guest by name: on the server, or in the list of this device where there is no connection. */
export function GuestSearch({ shift, onChoose }: GuestSearchProps) {
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const isOnline = useDoor((door) => door.isOnline);
  return (
    <Box component="section" aria-label="Search by name" sx={{ mt: 3 }}>
      <TextField
        type="search"
        label="Name or company"
        value={typed}
        fullWidth
        onChange={({ target }) => setTyped(target.value)}
        slotProps={{ htmlInput: { autoComplete: 'off', maxLength: limits.shortText } }}
      />
      {q.length > 1 &&
        (isOnline ? (
          <FoundThere q={q} shift={shift} onChoose={onChoose} />
        ) : (
          <FoundHere q={q} shift={shift} onChoose={onChoose} />
        ))}
    </Box>
  );
}

type FoundProps = GuestSearchProps & { q: string };

function FoundThere({ q, shift, onChoose }: FoundProps) {
  const found = useRead(calls.guestsAtDoor, { query: { q } });
  // The connection broke just now.
  if (found.isError) return <FoundHere q={q} shift={shift} onChoose={onChoose} />;
  return (
    <Loaded of={found}>
      {({ guests }) => (
        <Guests
          guests={guests}
          noteOf={(guest) => (guest.verdict === 'entered' ? '' : verdictTitle(guest, shift.list))}
          onChoose={onChoose}
        />
      )}
    </Loaded>
  );
}

function FoundHere({ q, shift, onChoose }: FoundProps) {
  const entered = useDoor((door) => door.entered);
  const { guests, timeZone } = shift.list;
  // A shift may last longer than a day of the event: the next one begins in the small hours.
  const doorDay = (at: string) => getDoorDay(at, timeZone);
  const today = doorDay(shiftNow(shift).toISOString());
  const found = useMemo(
    () => guests.filter((guest) => findsText(q, textsOf(guest))).slice(0, limits.foundAtDoor),
    [guests, q],
  );
  return (
    <Guests
      guests={found}
      noteOf={({ ticketNumber }) => {
        const entry = entered[ticketNumber] ?? null;
        return entry && doorDay(entry.at) === today
          ? verdictTitle({ verdict: 'enteredAlready', entry }, shift.list)
          : '';
      }}
      onChoose={onChoose}
    />
  );
}

function textsOf({ firstName, lastName, company, ticketNumber }: Guest): (string | null)[] {
  return [firstName, lastName, company, ticketNumber];
}

interface GuestsProps<Found extends Guest> {
  guests: readonly Found[];
  /** The note beside a name; empty: the guest may enter. */
  noteOf: (guest: Found) => string;
  onChoose: (ticketNumber: string) => void;
}

function Guests<Found extends Guest>({ guests, noteOf, onChoose }: GuestsProps<Found>) {
  if (guests.length === 0) {
    return <Typography sx={{ py: 2 }}>No matches. Try part of the name, or the company.</Typography>;
  }
  return (
    <Box component="ul" aria-label="Found" sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {guests.map((guest) => {
        const name = `${guest.firstName} ${guest.lastName}`;
        const note = noteOf(guest);
        return (
          <Box
            component="li"
            key={guest.ticketNumber}
            sx={{
              display: 'flex',
              gap: 2,
              py: 1.5,
              borderBottom: 1,
              borderColor: 'divider',
              alignItems: 'center',
            }}
          >
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography sx={{ fontWeight: 650 }}>{name}</Typography>
              <Typography variant="body2" color="textSecondary">
                {[guest.company, guest.category].filter(Boolean).join(' · ')}
              </Typography>
              {note && <Typography variant="body2">{note}</Typography>}
            </Box>
            <Button
              variant={note ? 'text' : 'outlined'}
              aria-label={`Let in ${name}`}
              onClick={() => onChoose(guest.ticketNumber)}
            >
              Let in
            </Button>
          </Box>
        );
      })}
    </Box>
  );
}
