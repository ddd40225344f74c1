import CancelIcon from '@mui/icons-material/Cancel';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import HistoryIcon from '@mui/icons-material/History';
import { Box, Button, Typography } from '@mui/material';
import type { ShiftList } from '../device/shift.ts';
import type { Said } from '../device/use-door-work.ts';
import { type Tone, toneOf, verdictAdvice, verdictTitle } from '../verdict-words.ts';

const icons: Record<Tone, typeof CancelIcon> = {
  success: CheckCircleIcon,
  warning: HistoryIcon,
  error: CancelIcon,
};

interface VerdictCardProps {
  said: Said | null;
  /** A ticket is being checked. */
  isBusy: boolean;
  event: ShiftList;
  onUndo: (id: string) => void;
}

/** The verdict on the last ticket: in colour, with an icon, and in words that are read out. */
export function VerdictCard({ said, isBusy, event, onUndo }: VerdictCardProps) {
  return (
    <Box role="status" aria-live="assertive" aria-label="Result" sx={{ minHeight: 168, my: 2 }}>
      {said ? <Verdict said={said} event={event} onUndo={onUndo} /> : <Waiting isBusy={isBusy} />}
    </Box>
  );
}

function Waiting({ isBusy }: Pick<VerdictCardProps, 'isBusy'>) {
  return (
    <Box sx={{ border: 2, borderStyle: 'dashed', borderColor: 'divider', p: 2, minHeight: 168 }}>
      <Typography variant="h2">{isBusy ? 'Checking' : 'Ready'}</Typography>
      <Typography color="textSecondary">
        {isBusy ? 'Wait for the result.' : 'Scan a code, type the number below it, or search for a name.'}
      </Typography>
    </Box>
  );
}

function Verdict({ said, event, onUndo }: Omit<VerdictCardProps, 'isBusy'> & { said: Said }) {
  const tone = toneOf[said.verdict];
  const Icon = icons[tone];
  const { guest, entry, verdict } = said;
  const advice = verdictAdvice(said, event);
  return (
    <Box
      sx={{ border: 4, borderColor: `${tone}.main`, p: 2, minHeight: 168, bgcolor: 'background.paper' }}
      data-verdict={verdict}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, color: `${tone}.main` }}>
        <Icon aria-hidden sx={{ fontSize: 48 }} />
        <Typography component="p" sx={{ fontSize: '1.75rem', fontWeight: 780, lineHeight: 1.1 }}>
          {verdictTitle(said, event)}
        </Typography>
      </Box>
      {guest && (
        <Typography
          component="p"
          sx={{ mt: 1.5, fontSize: '1.375rem', fontWeight: 700, overflowWrap: 'anywhere' }}
        >
          {guest.firstName} {guest.lastName}
        </Typography>
      )}
      {guest && (
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {[guest.company, guest.category, guest.ticket].filter(Boolean).join(' · ')}
        </Typography>
      )}
      {guest?.accessNeeds && (
        <Typography sx={{ mt: 1, fontWeight: 650, overflowWrap: 'anywhere' }}>
          Needs: {guest.accessNeeds}
        </Typography>
      )}
      {verdict === 'entered' && !guest && (
        <Typography>
          The ticket is genuine. It was sold after the list was downloaded, so no name is shown.
        </Typography>
      )}
      {advice && <Typography sx={{ mt: 1 }}>{advice}</Typography>}
      {said.isOffline && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          Checked without a connection, against the list on this device.
        </Typography>
      )}
      {verdict === 'entered' && entry && (
        <Button sx={{ mt: 1, ml: -1 }} onClick={() => onUndo(entry.id)}>
          Undo
        </Button>
      )}
    </Box>
  );
}
