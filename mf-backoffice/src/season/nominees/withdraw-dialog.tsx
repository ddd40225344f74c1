import { FormControlLabel, Radio, RadioGroup, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import * as countCalls from '@summit/contract/calls/organise-count';
import * as limits from '@summit/contract/limits/limits';
import { type NomineeWithdrawal, nomineeWithdrawals } from '@summit/contract/shapes/awards';
import { useReadAgain } from '../../shared/data/read.ts';
import { ConfirmDialog } from '../../shared/parts/confirm-dialog.tsx';
import { useOrganiserCall } from '../../shared/session/organiser-call.ts';
import { useUnsentGuard } from '../../shared/unsent/use-unsent-guard.ts';
import { fieldsMarked } from '../../shared/words/fields-marked.ts';
import type { Nominee } from './use-joins.ts';

const kinds: Record<NomineeWithdrawal, string> = {
  Withdrawn: 'Withdrawn: at their own request',
  Disqualified: 'Disqualified: by the organisers',
};

/** Proposes to withdraw or disqualify a nominee; a second person confirms it. */
export function WithdrawDialog({ nominee, onClose }: { nominee: Nominee; onClose: () => void }) {
  const call = useOrganiserCall();
  const readAgain = useReadAgain();
  const [kind, setKind] = useState<NomineeWithdrawal>('Withdrawn');
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  useUnsentGuard(reason.trim() !== '');
  const propose = async () => {
    setIsMissing(reason.trim() === '');
    if (reason.trim() === '') throw new Error(fieldsMarked);
    try {
      await call(countCalls.proposeWithdrawal, { body: { nomineeId: nominee.id, kind, reason } });
    } finally {
      await readAgain(countCalls.nomineeWithdrawals);
    }
  };
  return (
    <ConfirmDialog
      title={`Withdraw ${nominee.name}`}
      action="Propose withdrawal"
      onConfirm={propose}
      onClose={onClose}
    >
      <Stack spacing={2}>
        <RadioGroup
          aria-label="Why"
          value={kind}
          onChange={(_event, chosen) => setKind(nomineeWithdrawals.find((one) => one === chosen) ?? kind)}
        >
          {nomineeWithdrawals.map((one) => (
            <FormControlLabel key={one} value={one} control={<Radio />} label={kinds[one]} />
          ))}
        </RadioGroup>
        <TextField
          label="Reason"
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          required
          multiline
          minRows={3}
          error={isMissing}
          helperText={isMissing ? 'Enter a reason.' : 'The second person will see this.'}
          slotProps={{ htmlInput: { maxLength: limits.longText } }}
        />
        <Typography>
          Once someone else has confirmed it, the nominee is still shown but cannot be chosen, and is skipped
          in the results. Ballots do not change. This cannot be undone.
        </Typography>
      </Stack>
    </ConfirmDialog>
  );
}
