import { Box, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { registrationStatusNames } from '@summit/contract/organising/registration-status-names';
import { DataTable } from '../../shared/parts/data-table.tsx';
import { MomentText } from '../../shared/parts/moment-text.tsx';
import { fullName, type ListedAttendee } from '../../shared/words/attendee-words.ts';

/** One line for each attendee; the name links to all details. */
export function AttendeeTable({ attendees }: { attendees: readonly ListedAttendee[] }) {
  return (
    <DataTable
      label="Attendees"
      rows={attendees}
      getKey={({ id }) => id}
      columns={[
        { title: 'Name', isHeading: true, cell: (attendee) => <Name attendee={attendee} /> },
        { title: 'Company', cell: ({ company }) => company ?? '–' },
        { title: 'Registered as', cell: ({ category }) => category },
        { title: 'Package', cell: ({ packageName }) => packageName ?? '–' },
        { title: 'Status', cell: statusWords },
        { title: 'Started', cell: ({ createdAt }) => <MomentText at={createdAt} /> },
      ]}
    />
  );
}

function Name({ attendee }: { attendee: ListedAttendee }) {
  return (
    <>
      <Box
        component={Link}
        to={attendee.id}
        sx={{ fontWeight: 650, color: 'text.primary', display: 'inline-block', py: 0.25 }}
      >
        {fullName(attendee)}
      </Box>
      <Typography variant="body2" color="textSecondary">
        {attendee.email}
      </Typography>
    </>
  );
}

function statusWords({ registrationStatus, isBlocked, isConfirmed, imageStatus }: ListedAttendee): string {
  return [
    isBlocked ? 'Blocked' : registrationStatusNames[registrationStatus],
    !isConfirmed && 'address not confirmed',
    imageStatus === 'Uploaded' && 'photo to review',
  ]
    .filter(Boolean)
    .join(', ');
}
