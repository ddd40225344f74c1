import { Alert, Box, Button, Typography } from '@mui/material';
import { venueClock } from '@summit/contract/money-and-time/venue-time';
import { readClaim, readTicketNumber } from '@summit/contract/organising/ticket-code';
import { type Numbers, useDoor } from '../device/door-store.ts';
import type { Shift, Waiting } from '../device/shift.ts';
import { verdictTitle } from '../verdict-words.ts';

type Doubt = Numbers['doubtful'][number];

interface DoubtsProps {
  shift: Shift;
  onUndo: (id: string) => void;
}

/** Admissions that turned out to be wrong: on an invalid ticket, or by two devices that did not know of each other. */
export function Doubts({ shift, onUndo }: DoubtsProps) {
  const doubtful = useDoor((door) => door.numbers?.doubtful) ?? [];
  const waiting = useDoor((door) => door.waiting);
  const settled = doubtful.filter(({ device, first }) => [device, first?.device].includes(shift.device));
  const own = [...waiting.flatMap((one) => toDoubt(one, shift)), ...settled];
  const others = doubtful.length - settled.length;
  if (own.length + others === 0) return null;
  return (
    <Box component="section" aria-label="To check" sx={{ my: 2 }}>
      {own.map((doubt) => (
        <Alert
          key={doubt.id}
          severity="warning"
          variant="outlined"
          sx={{ mb: 1, '& .MuiAlert-message': { minWidth: 0, overflowWrap: 'anywhere' } }}
          action={
            <Button aria-label={`Undo the entry of ${nameOf(doubt)}`} onClick={() => onUndo(doubt.id)}>
              Undo
            </Button>
          }
        >
          {sentenceOf(doubt, shift)}
        </Alert>
      ))}
      {others > 0 && (
        <Typography variant="body2" color="textSecondary">
          {others} more at other doors.
        </Typography>
      )}
    </Box>
  );
}

/** Only this device knows of an admission that the server refuses. */
function toDoubt({ code, refused, undone, ...entry }: Waiting, { list }: Shift): Doubt[] {
  if (!refused || undone) return [];
  const ticketNumber = readTicketNumber(code) ?? readClaim(code)?.facts.number ?? code;
  const guest = list.guests.find((one) => one.ticketNumber === ticketNumber);
  const name = guest ? `${guest.firstName} ${guest.lastName}` : null;
  return [{ ...entry, verdict: refused, ticketNumber, name, first: null }];
}

function nameOf({ name, ticketNumber }: Doubt): string {
  return name ?? ticketNumber;
}

function sentenceOf(doubt: Doubt, { list }: Shift): string {
  const clock = venueClock(list.timeZone);
  const here = `at ${clock.time(doubt.at)}, ${doubt.door}`;
  if (doubt.first) {
    const there = `at ${clock.time(doubt.first.at)}, ${doubt.first.door}`;
    return `${nameOf(doubt)} was let in twice: ${there}, and ${here}.`;
  }
  const title = verdictTitle({ verdict: doubt.verdict, entry: null }, list);
  return `${nameOf(doubt)} was let in ${here}, while there was no connection. ${title}.`;
}
