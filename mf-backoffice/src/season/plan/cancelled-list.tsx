import { Alert, Box } from '@mui/material';
import { statusNames, subjectNames } from '@summit/contract/season/status-names';
import type { Desk } from '../season-data.ts';
import { VenueMoment } from '../venue-moment.tsx';

/** The scheduled statuses that a change would cancel. */
export function CancelledList({ scheduled }: { scheduled: Desk['scheduled'] }) {
  if (scheduled.length === 0) return null;
  return (
    <Alert severity="warning" variant="outlined">
      Setting it now cancels these scheduled changes:
      <Box component="ul" aria-label="Cancelled changes" sx={{ m: 0, pl: 2.5 }}>
        {scheduled.map(({ id, subject, status, at, organiser }) => (
          <li key={id}>
            {subjectNames[subject]}: {statusNames[status]} on <VenueMoment at={at} />, by {organiser}
          </li>
        ))}
      </Box>
    </Alert>
  );
}
