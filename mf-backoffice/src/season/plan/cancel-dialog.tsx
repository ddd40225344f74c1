import { Typography } from '@mui/material';
import * as awardsCalls from '@summit/contract/calls/organise-awards';
import { statusNames, subjectNames } from '@summit/contract/season/status-names';
import { useReadAgain } from '../../shared/data/read.ts';
import { ConfirmDialog } from '../../shared/parts/confirm-dialog.tsx';
import { useOrganiserCall } from '../../shared/session/organiser-call.ts';
import type { Desk } from '../season-data.ts';
import { useMomentWords } from '../venue-moment.tsx';

interface CancelDialogProps {
  scheduled: Desk['scheduled'][number];
  onClose: () => void;
}

/** Cancels a scheduled status. */
export function CancelDialog({ scheduled, onClose }: CancelDialogProps) {
  const { id, subject, status, at, organiser } = scheduled;
  const call = useOrganiserCall();
  const readAgain = useReadAgain();
  const moment = useMomentWords();
  const cancel = async () => {
    try {
      await call(awardsCalls.cancelAwardsStatus, { params: { id } });
    } finally {
      await readAgain(awardsCalls.awardsDesk);
    }
  };
  return (
    <ConfirmDialog
      title="Cancel this scheduled change?"
      action="Remove from schedule"
      onConfirm={cancel}
      onClose={onClose}
    >
      <Typography>
        {subjectNames[subject]}: {statusNames[status]} on {moment(at)}, scheduled by {organiser}. The status
        before it stays.
      </Typography>
    </ConfirmDialog>
  );
}
