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
  /** The result of the dry run. */
  preview: ResponseOf<typeof calls.erasePerson>;
}

/** Shows what an erasure would do, table by table, before it is confirmed. */
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
      title={`Erase data about ${name}?`}
      action="Erase permanently"
      isDangerous
      onConfirm={erase}
      onClose={onClose}
    >
      <Stack spacing={2}>
        <Alert severity="warning" variant="outlined">
          This cannot be undone. Their ticket ends, without a refund.
        </Alert>
        <DataTable
          label="What will happen"
          rows={preview.tables}
          getKey={({ table, outcome }) => `${table} ${outcome}`}
          columns={[
            { title: 'What', cell: ({ table }) => table, isHeading: true },
            { title: 'Entries', cell: ({ rows }) => rows },
            { title: 'Outcome', cell: ({ outcome }) => outcome },
            { title: 'Why', cell: ({ reason }) => reason ?? '–' },
          ]}
        />
        {preview.files > 0 && <Typography>Photos to be removed: {preview.files}</Typography>}
      </Stack>
    </ConfirmDialog>
  );
}
