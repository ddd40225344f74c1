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
import { type DeskVote, useDesk } from '../season-data.ts';
import { voteName } from '../season-words.ts';

/** The vote has no ballot of that number, or there is a proposal for it. */
const ballotCodes: readonly string[] = ['cqrs-0009', 'awards-desk-0007'] satisfies ErrorCode[];

/** Proposes to leave a ballot out; only of votes whose count nobody could see yet. */
export function ExcludeDialog({ onClose }: { onClose: () => void }) {
  const call = useOrganiserCall();
  const readAgain = useReadAgain();
  const desk = useDesk();
  const form = useForm({ defaultValues: { index: '', reason: '' } });
  const [place, setPlace] = useState(0);
  useUnsentGuard(form.formState.isDirty);
  const votes = desk.data?.votes.filter(({ isOpened }) => !isOpened) ?? [];
  const propose = async () => {
    const vote = votes[place];
    if (!vote) throw new Error('There is no vote to choose from.');
    const isWhole = await form.trigger(undefined, { shouldFocus: true });
    if (!isWhole) throw new Error('Something is missing: it is marked above.');
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
      title="Leave a ballot out of the count"
      action="Propose it"
      onConfirm={propose}
      onClose={onClose}
    >
      <Loaded of={desk}>
        {() =>
          votes.length === 0 ? (
            <Typography>The count of every vote has been opened: which ballots count is fixed.</Typography>
          ) : (
            <Stack spacing={2.5} sx={{ pt: 1 }}>
              <VoteChoice votes={votes} place={place} onChange={setPlace} />
              <FormField
                form={form}
                name="index"
                label="Number of the ballot"
                inputMode="numeric"
                required="Enter its number in the log."
                help="The third part of its receipt, and its number in the public log."
                validate={(value) => /^\d{1,9}$/.test(value) || 'Enter a whole number, from 0.'}
              />
              <FormField
                form={form}
                name="reason"
                label="Reason"
                required="Say why."
                rows={3}
                help="It is published once somebody else has confirmed it: name no person."
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
  place: number;
  onChange: (place: number) => void;
}

function VoteChoice({ votes, place, onChange }: VoteChoiceProps) {
  return (
    <TextField
      select
      label="Vote"
      value={String(place)}
      onChange={({ target }) => onChange(Number(target.value))}
    >
      {votes.map((one, at) => (
        <MenuItem key={voteName(one)} value={String(at)}>
          {voteName(one)}
        </MenuItem>
      ))}
    </TextField>
  );
}
