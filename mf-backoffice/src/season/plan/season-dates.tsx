import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import { compareMoments } from '@summit/contract/money-and-time/venue-time';
import { DataTable } from '../../shared/parts/data-table.tsx';
import { usePermitted } from '../../shared/session/permitted.ts';
import type { Desk } from '../season-data.ts';
import { VenueMoment } from '../venue-moment.tsx';
import { DatesDialog } from './dates-dialog.tsx';
import { seasonDates } from './season-moments.ts';

/** The dates that the awards' pages name. */
export function SeasonDates({ desk }: { desk: Desk }) {
  const mayChange = usePermitted()('awards.dates');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <DataTable
        label="Dates"
        rows={seasonDates(desk)}
        getKey={({ name }) => name}
        columns={[
          { title: 'Date', cell: ({ title }) => title, isHeading: true },
          { title: 'When', cell: ({ at }) => <When at={at} readAt={desk.readAt} /> },
        ]}
      />
      {mayChange && (
        <Button variant="outlined" onClick={() => setIsOpen(true)}>
          Change dates
        </Button>
      )}
      {isOpen && <DatesDialog desk={desk} onClose={() => setIsOpen(false)} />}
    </Stack>
  );
}

function When({ at, readAt }: { at: string | null; readAt: string }) {
  if (at === null) return 'No date';
  return (
    <>
      <VenueMoment at={at} />
      {compareMoments(at, readAt) <= 0 && ' (has passed)'}
    </>
  );
}
