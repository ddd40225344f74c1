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

/** Takes a status back that would be set by itself. */
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
      title="Cancel what is scheduled?"
      action="Take it off the schedule"
      onConfirm={cancel}
      onClose={onClose}
    >
      <Typography>
        {subjectNames[subject]}: {statusNames[status]} on {moment(at)}, scheduled by {organiser}. What stands
        before it goes on.
      </Typography>
    </ConfirmDialog>
  );
}
