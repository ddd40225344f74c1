import { MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as countCalls from '@summit/contract/calls/organise-count';
import type { ErrorCode } from '@summit/contract/errors/errors';
import { isApiError } from '@summit/shared-auth';
import { useReadAgain } from '../../shared/data/read.ts';
import { ConfirmDialog } from '../../shared/parts/confirm-dialog.tsx';
import { FormField } from '../../shared/parts/form-field.tsx';
import { Loaded } from '../../shared/parts/loaded.tsx';
import { useOrganiserCall } from '../../shared/session/organiser-call.ts';
import { useUnsentGuard } from '../../shared/unsent/use-unsent-guard.ts';
import { fieldsMarked } from '../../shared/words/fields-marked.ts';
import { type DeskVote, useDesk } from '../season-data.ts';
import { voteName } from '../season-words.ts';

/** The errors of a ballot number that does not exist, or has a proposal already. */
const ballotCodes: readonly string[] = ['cqrs-0009', 'awards-desk-0007'] satisfies ErrorCode[];

/** Proposes to exclude a ballot; only from votes whose count nobody could see yet. */
export function ExcludeDialog({ onClose }: { onClose: () => void }) {
  const call = useOrganiserCall();
  const readAgain = useReadAgain();
  const desk = useDesk();
  const form = useForm({ defaultValues: { index: '', reason: '' } });
  // By its name: the list gets shorter when somebody opens a count meanwhile.
  const [chosen, setChosen] = useState<string | null>(null);
  useUnsentGuard(form.formState.isDirty);
  const votes = desk.data?.votes.filter(({ isOpened }) => !isOpened) ?? [];
  if (chosen === null && votes[0]) setChosen(voteName(votes[0]));
  const vote = votes.find((one) => voteName(one) === chosen);
  const propose = async () => {
    if (!vote) throw new Error('The count of this vote has been opened meanwhile. Choose another vote.');
    const isWhole = await form.trigger(undefined, { shouldFocus: true });
    if (!isWhole) throw new Error(fieldsMarked);
    const { index, reason } = form.getValues();
    const { awardsType, step } = vote;
    try {
      await call(countCalls.proposeExclusion, { body: { awardsType, step, index: Number(index), reason } });
    } catch (refusal) {
      if (isApiError(refusal) && ballotCodes.includes(refusal.code)) {
        const message = refusal.code === 'cqrs-0009' ? 'This vote has no such ballot.' : refusal.message;
        form.setError('index', { message }, { shouldFocus: true });
      }
      throw refusal;
    }
    await readAgain(countCalls.exclusionProposals);
  };
  return (
    <ConfirmDialog
      title="Exclude a ballot from the count"
      action="Propose exclusion"
      onConfirm={propose}
      onClose={onClose}
    >
      <Loaded of={desk}>
        {() =>
          votes.length === 0 ? (
            <Typography>Every count has been opened, so no more ballots can be excluded.</Typography>
          ) : (
            <Stack spacing={2.5} sx={{ pt: 1 }}>
              <VoteChoice votes={votes} chosen={vote ? voteName(vote) : ''} onChange={setChosen} />
              <FormField
                form={form}
                name="index"
                label="Ballot number"
                inputMode="numeric"
                required="Enter the ballot number."
                help="The third part of its receipt, and its number in the public log."
                validate={(value) => /^\d{1,9}$/.test(value) || 'Enter a whole number, 0 or more.'}
              />
              <FormField
                form={form}
                name="reason"
                label="Reason"
                required="Enter a reason."
                rows={3}
                help="Published once someone else has confirmed it: do not name anyone."
              />
            </Stack>
          )
        }
      </Loaded>
    </ConfirmDialog>
  );
}

interface VoteChoiceProps {
  votes: readonly DeskVote[];
  chosen: string;
  onChange: (name: string) => void;
}

function VoteChoice({ votes, chosen, onChange }: VoteChoiceProps) {
  return (
    <TextField select label="Vote" value={chosen} onChange={({ target }) => onChange(target.value)}>
      {votes.map((one) => (
        <MenuItem key={voteName(one)} value={voteName(one)}>
          {voteName(one)}
        </MenuItem>
      ))}
    </TextField>
  );
}
