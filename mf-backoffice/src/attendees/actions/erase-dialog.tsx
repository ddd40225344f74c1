import { Alert, Stack, Typography } from '@mui/material';
import { useNavigate } from 'react-router-dom';
import * as calls from '@summit/contract/calls/personal-data';
import type { ResponseOf } from '@summit/contract/requests/call';
import { ConfirmDialog } from '../../shared/parts/confirm-dialog.tsx';
import { DataTable } from '../../shared/parts/data-table.tsx';
import { useOrganiserCall } from '../../shared/session/organiser-call.ts';
import { fullName } from '../../shared/words/attendee-words.ts';
import type { ActionDialogProps } from './action-dialog.ts';

interface EraseDialogProps extends ActionDialogProps {
  /** What would happen. */
  preview: ResponseOf<typeof calls.erasePerson>;
}

/** What erasing somebody does, table by table, before it is done. */
export function EraseDialog({ attendee, preview, onClose }: EraseDialogProps) {
  const call = useOrganiserCall();
  const navigate = useNavigate();
  const name = fullName(attendee);
  const erase = async () => {
    await call(calls.erasePerson, { query: {}, body: { email: attendee.email } });
    void navigate('..');
  };
  return (
    <ConfirmDialog
      title={`Erase what is stored about ${name}?`}
      action="Erase it for good"
      isDangerous
      onConfirm={erase}
      onClose={onClose}
    >
      <Stack spacing={2}>
        <Alert severity="warning" variant="outlined">
          This cannot be taken back. Their ticket ends, and no money goes back by it.
        </Alert>
        <DataTable
          label="What happens"
          rows={preview.tables}
          getKey={({ table, outcome }) => `${table} ${outcome}`}
          columns={[
            { title: 'What', cell: ({ table }) => table, isHeading: true },
            { title: 'Entries', cell: ({ rows }) => rows },
            { title: 'Outcome', cell: ({ outcome }) => outcome },
            { title: 'Why', cell: ({ reason }) => reason ?? '–' },
          ]}
        />
        {preview.files > 0 && <Typography>Photos that are removed: {preview.files}</Typography>}
      </Stack>
    </ConfirmDialog>
  );
}
