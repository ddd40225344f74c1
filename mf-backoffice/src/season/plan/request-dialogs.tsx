import { Alert, Stack, Typography } from '@mui/material';
import * as awardsCalls from '@summit/contract/calls/organise-awards';
import { errorMessage } from '@summit/contract/errors/errors';
import { statusNames, subjectNames } from '@summit/contract/season/status-names';
import { orderProblem } from '@summit/contract/season/status-plan';
import { useReadAgain } from '../../shared/data/read.ts';
import { ConfirmDialog } from '../../shared/parts/confirm-dialog.tsx';
import { Difference } from '../../shared/parts/difference.tsx';
import { useOrganiserCall } from '../../shared/session/organiser-call.ts';
import { type Desk, votesSoFar } from '../season-data.ts';
import { VenueMoment } from '../venue-moment.tsx';
import { CancelledList } from './cancelled-list.tsx';
import { StatusWarnings } from './status-warnings.tsx';
import { StepEffects } from './step-effects.tsx';

interface RequestDialogProps {
  request: Desk['requests'][number];
  onClose: () => void;
}

/** Shows the second person what a step out of order does and cancels, before they confirm it. */
export function AgreeDialog({ desk, request, onClose }: RequestDialogProps & { desk: Desk }) {
  const call = useOrganiserCall();
  const readAgain = useReadAgain();
  const { id, subject, from, status, at, requestedBy } = request;
  const cancelled = at === null ? desk.scheduled.filter((one) => one.subject === subject) : [];
  const problem = orderProblem(request, votesSoFar(desk, subject));
  const others = { ...desk, requests: desk.requests.filter((one) => one.id !== id) };
  const agree = async () => {
    try {
      const cancels = cancelled.map((one) => one.id);
      await call(awardsCalls.confirmAwardsStatus, { params: { id }, body: { cancels } });
    } finally {
      await readAgain(awardsCalls.awardsDesk);
    }
  };
  return (
    <ConfirmDialog
      title="Agree to a step out of order"
      action={at === null ? 'Agree and set now' : 'Agree and schedule'}
      isDangerous
      onConfirm={agree}
      onClose={onClose}
    >
      <Stack spacing={2}>
        <Typography>
          Requested by {requestedBy}
          {at !== null && (
            <>
              , on <VenueMoment at={at} />
            </>
          )}
          .
        </Typography>
        <Difference
          fields={[{ field: subjectNames[subject], before: statusNames[from], after: statusNames[status] }]}
        />
        <StepEffects step={request} />
        {problem && (
          <Alert severity="error" variant="outlined">
            {errorMessage(problem)}
          </Alert>
        )}
        <CancelledList scheduled={cancelled} />
        <StatusWarnings desk={others} subject={subject} status={status} />
      </Stack>
    </ConfirmDialog>
  );
}

/** Withdraws a request. */
export function GiveUpDialog({ request, onClose }: RequestDialogProps) {
  const call = useOrganiserCall();
  const readAgain = useReadAgain();
  const { id, subject, from, status, requestedBy } = request;
  const giveUp = async () => {
    try {
      await call(awardsCalls.cancelAwardsStatus, { params: { id } });
    } finally {
      await readAgain(awardsCalls.awardsDesk);
    }
  };
  return (
    <ConfirmDialog
      title="Withdraw this request?"
      action="Withdraw request"
      onConfirm={giveUp}
      onClose={onClose}
    >
      {subjectNames[subject]}: from {statusNames[from]} to {statusNames[status]}, requested by {requestedBy}.
      The status does not change.
    </ConfirmDialog>
  );
}
