import { Typography } from '@mui/material';
import * as awardsCalls from '@summit/contract/calls/organise-awards';
import * as countCalls from '@summit/contract/calls/organise-count';
import { useReadAgain } from '../../shared/data/read.ts';
import { ConfirmDialog } from '../../shared/parts/confirm-dialog.tsx';
import { useOrganiserCall } from '../../shared/session/organiser-call.ts';
import type { DeskVote } from '../season-data.ts';
import { voteName } from '../season-words.ts';

/** Requests the unsealing of a count, or confirms another organiser's request. The server requires a recent confirmation. */
export function UnsealDialog({ vote, onClose }: { vote: DeskVote; onClose: () => void }) {
  const call = useOrganiserCall();
  const readAgain = useReadAgain();
  const { awardsType, step, unsealing } = vote;
  const unseal = async () => {
    try {
      await call(countCalls.unseal, { body: { awardsType, step, isConfirming: unsealing !== null } });
    } finally {
      await readAgain(awardsCalls.awardsDesk);
    }
  };
  return (
    <ConfirmDialog
      title={`Open the count: ${voteName(vote)}`}
      action={unsealing ? 'Confirm and open' : 'Request count'}
      isDangerous={unsealing !== null}
      onConfirm={unseal}
      onClose={onClose}
    >
      <Typography>
        {unsealing
          ? `Requested by ${unsealing.requestedBy}. Stewards can see the votes of each nominee from now on.`
          : 'Someone else must confirm it: an auditor or another steward. Nothing is opened before then.'}
      </Typography>
      <Typography sx={{ mt: 2 }}>
        Once open, it cannot be sealed again: the vote cannot reopen, and no more ballots can be excluded.
      </Typography>
    </ConfirmDialog>
  );
}
