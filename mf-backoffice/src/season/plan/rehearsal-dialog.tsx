import { Alert, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { type AwardsStatus, awardsStatuses, isAwardsStatus } from '@summit/contract/awards/awards-status';
import * as calls from '@summit/contract/calls/rehearsals';
import { statusNames, subjectNames } from '@summit/contract/season/status-names';
import { statusBefore } from '@summit/contract/season/status-plan';
import { type AwardsStatusSubject, awardsStatusSubjects } from '@summit/contract/shapes/organise/awards';
import { isApiError } from '@summit/shared-auth';
import { ChoiceField } from '../../shared/parts/choice-field.tsx';
import { ConfirmDialog } from '../../shared/parts/confirm-dialog.tsx';
import { MomentField } from '../../shared/parts/moment-field.tsx';
import { useOrganiserCall } from '../../shared/session/organiser-call.ts';
import { usePermitted } from '../../shared/session/permitted.ts';
import { fieldsMarked } from '../../shared/words/fields-marked.ts';
import type { Desk } from '../season-data.ts';
import type { RehearsalLink } from './rehearsal-link-dialog.tsx';
import { momentsAhead } from './season-moments.ts';

interface RehearsalDialogProps {
  desk: Desk;
  onMade: (link: RehearsalLink) => void;
  onClose: () => void;
}

const choices = awardsStatuses.map((status) => ({ value: status, name: statusNames[status] }));

/** Chooses the moment and the statuses that a rehearsal shows: everything else is as planned for that moment. */
export function RehearsalDialog({ desk, onMade, onClose }: RehearsalDialogProps) {
  const call = useOrganiserCall();
  const seesNominees = usePermitted()('awards.nominations');
  const [at, setAt] = useState(momentsAhead(desk)[0] ?? desk.readAt);
  const [chosen, setChosen] = useState<Partial<Record<AwardsStatusSubject, AwardsStatus>>>({});
  const [problem, setProblem] = useState<string>();

  const plannedOf = (subject: AwardsStatusSubject) =>
    statusBefore(desk.scheduled, { subject, present: desk.statuses[subject], at: at || desk.readAt });
  const statusOf = (subject: AwardsStatusSubject) => chosen[subject] ?? plannedOf(subject);

  const make = async () => {
    setProblem(undefined);
    if (!at) {
      setProblem('Choose a day and a time.');
      throw new Error(fieldsMarked);
    }
    const statuses = {
      Company: statusOf('Company'),
      Individual: statusOf('Individual'),
      Welcome: statusOf('Welcome'),
    };
    try {
      const made = await call(calls.makeRehearsal, { body: { at, statuses } });
      onMade({ ...made, at, statuses });
    } catch (refusal) {
      if (isApiError(refusal)) setProblem(refusal.failures.find(({ field }) => field === 'at')?.message);
      throw refusal;
    }
  };

  return (
    <ConfirmDialog title="Start a rehearsal" action="Create link" onConfirm={make} onClose={onClose}>
      <Stack spacing={2.5} sx={{ pt: 1 }}>
        <Typography>
          Anyone who opens the link sees the site as visitors will see it at this time. Nothing changes for
          anyone else, and nothing can be sent from it.
        </Typography>
        <MomentField label="Day and time" value={at} onChange={setAt} message={problem} isRequired />
        {awardsStatusSubjects.map((subject) => (
          <ChoiceField
            key={subject}
            label={subjectNames[subject]}
            value={statusOf(subject)}
            choices={choices}
            onChange={(status) => {
              if (isAwardsStatus(status)) setChosen({ ...chosen, [subject]: status });
            }}
            help={`Planned for that time: ${statusNames[plannedOf(subject)]}.`}
          />
        ))}
        <Alert role="note" severity="info" variant="outlined">
          The shortlist, the winners and every count stay hidden until they are really public.
          {!seesNominees && ' So do nominees who are not public yet, because your roles cannot see them.'}
        </Alert>
      </Stack>
    </ConfirmDialog>
  );
}
