import { Box, Button, Chip, TextField, Typography } from '@mui/material';
import { useDeferredValue, useState } from 'react';
import * as calls from '@summit/contract/calls/organise-check-in';
import * as limits from '@summit/contract/limits/limits';
import type { ResponseOf } from '@summit/contract/requests/call';
import { useRead } from '../shared/data/read.ts';
import { Loaded } from '../shared/parts/loaded.tsx';

export type Found = ResponseOf<typeof calls.guestsAtDoor>['guests'][number];

interface ChosenGuestsProps {
  chosen: readonly Found[];
  error: string;
  onChange: (chosen: Found[]) => void;
}

/** Collects the guests whose badges are printed, found by name. */
export function ChosenGuests({ chosen, error, onChange }: ChosenGuestsProps) {
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const isFull = chosen.length >= limits.badgesInSheet;
  return (
    <Box>
      <TextField
        type="search"
        label="Name or company"
        value={typed}
        error={error !== ''}
        helperText={error}
        fullWidth
        onChange={({ target }) => setTyped(target.value)}
        slotProps={{ htmlInput: { autoComplete: 'off', maxLength: limits.shortText } }}
      />
      {q.length > 1 && (
        <FoundGuests q={q} chosen={chosen} isFull={isFull} onAdd={(one) => onChange([...chosen, one])} />
      )}
      <Box
        component="ul"
        aria-label="Chosen"
        sx={{ listStyle: 'none', p: 0, my: 2, display: 'flex', flexWrap: 'wrap', gap: 1 }}
      >
        {chosen.map((guest) => (
          <li key={guest.ticketNumber}>
            <Chip
              label={nameOf(guest)}
              aria-label={`Remove ${nameOf(guest)}`}
              onDelete={() => onChange(chosen.filter((one) => one !== guest))}
              onClick={() => onChange(chosen.filter((one) => one !== guest))}
            />
          </li>
        ))}
      </Box>
      {isFull && <Typography>One sheet holds {limits.badgesInSheet} badges.</Typography>}
    </Box>
  );
}

interface FoundGuestsProps {
  q: string;
  chosen: readonly Found[];
  isFull: boolean;
  onAdd: (guest: Found) => void;
}

function FoundGuests({ q, chosen, isFull, onAdd }: FoundGuestsProps) {
  const found = useRead(calls.guestsAtDoor, { query: { q } });
  const numbers = new Set(chosen.map(({ ticketNumber }) => ticketNumber));
  return (
    <Loaded of={found}>
      {({ guests }) =>
        guests.length === 0 ? (
          <Typography sx={{ py: 2 }}>No matches.</Typography>
        ) : (
          <Box component="ul" aria-label="Found" sx={{ listStyle: 'none', p: 0, m: 0 }}>
            {guests.map((guest) => (
              <Box
                component="li"
                key={guest.ticketNumber}
                sx={{
                  display: 'flex',
                  gap: 2,
                  py: 1,
                  borderBottom: 1,
                  borderColor: 'divider',
                  alignItems: 'center',
                }}
              >
                <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                  {nameOf(guest)}
                  <Typography variant="body2" color="textSecondary">
                    {[guest.company, guest.category].filter(Boolean).join(' · ')}
                  </Typography>
                </Box>
                {hasTicket(guest) ? (
                  <Button
                    aria-label={`Add ${nameOf(guest)}`}
                    disabled={isFull || numbers.has(guest.ticketNumber)}
                    onClick={() => onAdd(guest)}
                  >
                    {numbers.has(guest.ticketNumber) ? 'Chosen' : 'Add'}
                  </Button>
                ) : (
                  <Typography variant="body2">No ticket</Typography>
                )}
              </Box>
            ))}
          </Box>
        )
      }
    </Loaded>
  );
}

function hasTicket({ verdict }: Found): boolean {
  return verdict === 'entered' || verdict === 'enteredAlready';
}

function nameOf({ firstName, lastName }: Found): string {
  return `${firstName} ${lastName}`;
}
