import { Alert, FormControlLabel, Radio, RadioGroup, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import type { AwardsStatus } from '@summit/contract/awards/awards-status';
import * as awardsCalls from '@summit/contract/calls/organise-awards';
import { type ErrorCode, errorMessage } from '@summit/contract/errors/errors';
import { statusNames, subjectNames } from '@summit/contract/season/status-names';
import { orderProblem, statusBefore, takesTwo } from '@summit/contract/season/status-plan';
import type { AwardsStatusSubject } from '@summit/contract/shapes/organise/awards';
import { isApiError } from '@summit/shared-auth';
import { useReadAgain } from '../../shared/data/read.ts';
import { ConfirmDialog } from '../../shared/parts/confirm-dialog.tsx';
import { Difference } from '../../shared/parts/difference.tsx';
import { MomentField } from '../../shared/parts/moment-field.tsx';
import { useOrganiserCall } from '../../shared/session/organiser-call.ts';
import { useUnsentGuard } from '../../shared/unsent/use-unsent-guard.ts';
import { fieldsMarked } from '../../shared/words/fields-marked.ts';
import { type Desk, votesSoFar } from '../season-data.ts';
import { CancelledList } from './cancelled-list.tsx';
import { StatusWarnings } from './status-warnings.tsx';
import { StepEffects } from './step-effects.tsx';

interface StatusDialogProps {
  desk: Desk;
  subject: AwardsStatusSubject;
  status: AwardsStatus;
  onClose: () => void;
}

/** The time that was chosen has passed. */
const passedCode: ErrorCode = 'awards-desk-0001';

/** Sets or schedules a status, or requests it if a second person has to confirm it. Its effects are shown first. */
export function StatusDialog({ desk, subject, status, onClose }: StatusDialogProps) {
  const call = useOrganiserCall();
  const readAgain = useReadAgain();
  const [isLater, setIsLater] = useState(false);
  const [moment, setMoment] = useState('');
  const [momentProblem, setMomentProblem] = useState<string>();

  const present = desk.statuses[subject];
  const at = isLater && moment ? moment : null;
  useUnsentGuard(at !== null);
  const from = at ? statusBefore(desk.scheduled, { subject, present, at }) : present;
  const step = { subject, from, status };
  const problem = orderProblem(step, votesSoFar(desk, subject));
  const own = desk.scheduled.filter((one) => one.subject === subject);
  const cancelled = isLater ? [] : own;

  const save = async () => {
    setMomentProblem(undefined);
    if (isLater && !moment) {
      setMomentProblem('Choose a day and a time.');
      throw new Error(fieldsMarked);
    }
    try {
      const cancels = cancelled.map(({ id }) => id);
      await call(awardsCalls.setAwardsStatus, { body: { subject, status, expected: present, at, cancels } });
    } catch (refusal) {
      if (isApiError(refusal) && refusal.code === passedCode) setMomentProblem(refusal.message);
      throw refusal;
    } finally {
      // After a refusal because somebody was quicker, the present state is shown.
      await readAgain(awardsCalls.awardsDesk);
    }
  };

  return (
    <ConfirmDialog
      title={`${subjectNames[subject]}: ${statusNames[status]}`}
      action={actionOf(isLater, takesTwo(step))}
      onConfirm={save}
      onClose={onClose}
    >
      <Stack spacing={2}>
        <RadioGroup
          aria-label="When"
          value={isLater ? 'later' : 'now'}
          onChange={(_event, chosen) => setIsLater(chosen === 'later')}
        >
          <FormControlLabel value="now" control={<Radio />} label="Now" />
          <FormControlLabel value="later" control={<Radio />} label="Later" />
        </RadioGroup>
        {isLater && (
          <MomentField
            label="Day and time"
            value={moment}
            onChange={setMoment}
            message={momentProblem}
            help="At least three minutes ahead, so that open pages change on the second."
            isRequired
          />
        )}
        <Difference
          fields={[{ field: subjectNames[subject], before: statusNames[from], after: statusNames[status] }]}
        />
        <StepEffects step={step} />
        {problem && (
          <Alert severity="error" variant="outlined">
            {errorMessage(problem)}
          </Alert>
        )}
        <CancelledList scheduled={cancelled} />
        <StatusWarnings desk={desk} subject={subject} status={status} />
        {!isLater && !takesTwo(step) && subject !== 'Welcome' && (
          <Typography color="textSecondary">Visitors see it within five seconds.</Typography>
        )}
      </Stack>
    </ConfirmDialog>
  );
}

function actionOf(isLater: boolean, isOutOfOrder: boolean): string {
  if (isOutOfOrder) return 'Ask a second person';
  return isLater ? 'Schedule' : 'Set now';
}
