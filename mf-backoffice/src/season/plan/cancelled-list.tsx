import { Alert, Box } from '@mui/material';
import { statusNames, subjectNames } from '@summit/contract/season/status-names';
import type { Desk } from '../season-data.ts';
import { VenueMoment } from '../venue-moment.tsx';

/** What is scheduled and would no longer happen. */
export function CancelledList({ scheduled }: { scheduled: Desk['scheduled'] }) {
  if (scheduled.length === 0) return null;
  return (
    <Alert severity="warning" variant="outlined">
      Setting it now cancels what is scheduled:
      <Box component="ul" aria-label="What is cancelled" sx={{ m: 0, pl: 2.5 }}>
        {scheduled.map(({ id, subject, status, at, organiser }) => (
          <li key={id}>
            {subjectNames[subject]}: {statusNames[status]} on <VenueMoment at={at} />, by {organiser}
          </li>
        ))}
      </Box>
    </Alert>
  );
}
