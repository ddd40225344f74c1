import { Checkbox, FormControlLabel, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import type { VoteStep } from '@summit/contract/awards/awards-status';
import * as nominationsCalls from '@summit/contract/calls/organise-nominations';
import type { NomineeWithdrawal } from '@summit/contract/shapes/awards';
import { useReadAgain } from '../../shared/data/read.ts';
import { ConfirmDialog } from '../../shared/parts/confirm-dialog.tsx';
import { Difference } from '../../shared/parts/difference.tsx';
import { useOrganiserCall } from '../../shared/session/organiser-call.ts';
import { useUnsentGuard } from '../../shared/unsent/use-unsent-guard.ts';
import type { Nominee } from './use-joins.ts';

type Standing = Pick<Nominee, 'isPublished' | 'isShortlisted'>;

interface StandingDialogProps {
  nominee: Nominee;
  /** The track's vote that has begun, whose nominees are fixed. */
  begun: VoteStep | null;
  onClose: () => void;
}

/** Changes whether a nominee is on the ballots, and on the shortlist. */
export function StandingDialog({ nominee, begun, onClose }: StandingDialogProps) {
  const call = useOrganiserCall();
  const readAgain = useReadAgain();
  const [isPublished, setIsPublished] = useState(nominee.isPublished);
  const [isShortlisted, setIsShortlisted] = useState(nominee.isShortlisted);
  const [isSent, setIsSent] = useState(false);
  const [before, after] = [standingOf(nominee), standingOf({ isPublished, isShortlisted })];
  useUnsentGuard(before !== after);
  const save = async () => {
    if (before === after) {
      // What was sent before is stored, and only the response was lost.
      if (isSent) return;
      throw new Error('Nothing has changed.');
    }
    setIsSent(true);
    const body = { version: nominee.version, isPublished, isShortlisted };
    try {
      await call(nominationsCalls.setNominee, { params: { id: nominee.id }, body });
    } finally {
      await readAgain(nominationsCalls.deskNominees);
    }
  };
  return (
    <ConfirmDialog title={nominee.name} action="Save changes" onConfirm={save} onClose={onClose}>
      <Stack spacing={1}>
        <FormControlLabel
          control={
            <Checkbox
              checked={isPublished}
              disabled={begun !== null}
              onChange={(_event, isChosen) => setIsPublished(isChosen)}
            />
          }
          label="In the running: shown to visitors, and can be voted for"
        />
        {begun !== null && (
          <Typography variant="body2" color="textSecondary">
            The first vote has begun: its nominees are fixed. Two people can mark someone as withdrawn.
          </Typography>
        )}
        <FormControlLabel
          control={
            <Checkbox checked={isShortlisted} onChange={(_event, isChosen) => setIsShortlisted(isChosen)} />
          }
          label="On the shortlist: in the final vote"
        />
        {before !== after && <Difference fields={[{ field: 'State', before, after }]} />}
      </Stack>
    </ConfirmDialog>
  );
}

function standingOf({ isPublished, isShortlisted }: Standing): string {
  return [isPublished ? 'In the running' : 'Not in the running', isShortlisted && 'on the shortlist']
    .filter(Boolean)
    .join(', ');
}

/** The status of a nominee, in words. @param proposed what somebody wants to mark them as, and nobody has confirmed yet */
export function standingWords(nominee: Nominee, proposed: NomineeWithdrawal | undefined): string {
  if (nominee.withdrawal !== null) return nominee.withdrawal;
  const standing = standingOf(nominee);
  return proposed ? `${standing}. Proposed: ${proposed}` : standing;
}
