import { Typography } from '@mui/material';
import { useState } from 'react';
import * as calls from '@summit/contract/calls/organise-attendees';
import * as resourceCalls from '@summit/contract/calls/organise-resources';
import { useReadAgain } from '../../shared/data/read.ts';
import { ConfirmDialog } from '../../shared/parts/confirm-dialog.tsx';
import { useOrganiserCall } from '../../shared/session/organiser-call.ts';
import { fullName } from '../../shared/words/attendee-words.ts';
import type { ActionDialogProps } from './action-dialog.ts';

/** Blocks an attendee, who then cannot log in, or unblocks them. */
export function BlockDialog({ attendee, onClose }: ActionDialogProps) {
  const call = useOrganiserCall();
  const readAgain = useReadAgain();
  const { id } = attendee;
  // As it was when the button was pressed: otherwise a refetch could turn the dialog into its opposite.
  const [isBlocked] = useState(attendee.isBlocked);
  const name = fullName(attendee);
  const change = async () => {
    const params = { resource: 'attendees' as const, key: id };
    try {
      const { version } = await call(resourceCalls.resourceEntry, { params });
      const body = { version, values: { isBlocked: !isBlocked } };
      await call(resourceCalls.setResourceEntry, { params, body });
    } finally {
      // Also where only the response was lost.
      await readAgain(calls.organisedAttendee);
    }
  };
  return (
    <ConfirmDialog
      title={isBlocked ? `Unblock ${name}?` : `Block ${name}?`}
      action={isBlocked ? 'Unblock attendee' : 'Block attendee'}
      isDangerous={!isBlocked}
      onConfirm={change}
      onClose={onClose}
    >
      <Typography>
        {isBlocked
          ? 'They can log in again, and are back on the lists for the event.'
          : 'They cannot log in, and are left off every list for the event. Their ticket and order stay; nothing is refunded.'}
      </Typography>
    </ConfirmDialog>
  );
}
