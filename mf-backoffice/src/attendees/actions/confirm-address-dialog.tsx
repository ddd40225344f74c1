import { Stack, Typography } from '@mui/material';
import { useState } from 'react';
import * as calls from '@summit/contract/calls/organise-attendees';
import { useReadAgain } from '../../shared/data/read.ts';
import { ChoiceField } from '../../shared/parts/choice-field.tsx';
import { ConfirmDialog } from '../../shared/parts/confirm-dialog.tsx';
import { useOrganiserCall } from '../../shared/session/organiser-call.ts';
import { type ConfirmationReason, reasonNames } from '../../shared/words/attendee-words.ts';
import { fieldsMarked } from '../../shared/words/fields-marked.ts';
import type { ActionDialogProps } from './action-dialog.ts';

const choices = Object.entries(reasonNames).map(([value, name]) => ({ value, name }));

/** Confirms an attendee's address by hand, if the email with the link does not reach them. */
export function ConfirmAddressDialog({ attendee, onClose }: ActionDialogProps) {
  const call = useOrganiserCall();
  const readAgain = useReadAgain();
  const [reason, setReason] = useState<ConfirmationReason>();
  const [problem, setProblem] = useState<string>();
  const confirm = async () => {
    if (!reason) {
      setProblem('Choose a reason.');
      throw new Error(fieldsMarked);
    }
    try {
      await call(calls.confirmAttendeeAddress, { params: { id: attendee.id }, body: { reason } });
    } finally {
      await readAgain(calls.organisedAttendee);
    }
  };
  return (
    <ConfirmDialog
      title="Confirm this address?"
      action="Confirm address"
      onConfirm={confirm}
      onClose={onClose}
    >
      <Stack spacing={2.5}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          Attendees usually do this themselves, with a link in an email. Confirm only if you are sure that{' '}
          {attendee.email} is theirs. The reason is recorded.
        </Typography>
        <ChoiceField
          label="Reason"
          value={reason ?? ''}
          choices={choices}
          error={problem}
          onChange={(value) => {
            setReason(value as ConfirmationReason);
            setProblem(undefined);
          }}
        />
      </Stack>
    </ConfirmDialog>
  );
}
