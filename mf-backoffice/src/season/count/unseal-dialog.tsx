import { Typography } from '@mui/material';
import * as awardsCalls from '@summit/contract/calls/organise-awards';
import * as countCalls from '@summit/contract/calls/organise-count';
import { useReadAgain } from '../../shared/data/read.ts';
import { ConfirmDialog } from '../../shared/parts/confirm-dialog.tsx';
import { useOrganiserCall } from '../../shared/session/organiser-call.ts';
import type { DeskVote } from '../season-data.ts';
import { voteName } from '../season-words.ts';

/** Asks for a count, or confirms what somebody else has asked. The server wants to know again who it is. */
export function UnsealDialog({ vote, onClose }: { vote: DeskVote; onClose: () => void }) {
  const call = useOrganiserCall();
  const readAgain = useReadAgain();
  const { awardsType, step, unsealing } = vote;
  const unseal = async () => {
    try {
      await call(countCalls.unseal, { body: { awardsType, step } });
    } finally {
      await readAgain(awardsCalls.awardsDesk);
    }
  };
  return (
    <ConfirmDialog
      title={`Open the count: ${voteName(vote)}`}
      action={unsealing ? 'Confirm: open it' : 'Ask for it'}
      isDangerous={unsealing !== null}
      onConfirm={unseal}
      onClose={onClose}
    >
      <Typography>
        {unsealing
          ? `${unsealing.requestedBy} asks for it. Stewards see the votes of each nominee from now on.`
          : 'Somebody else has to confirm it: an auditor, or another steward. Nothing is opened before.'}
      </Typography>
      <Typography sx={{ mt: 2 }}>
        Once it is open it cannot be sealed again: the vote never opens again, and no ballot is left out any
        more.
      </Typography>
    </ConfirmDialog>
  );
}
