import { Button } from '@mui/material';
import { useState } from 'react';
import { DataTable } from '../../shared/parts/data-table.tsx';
import { usePermitted } from '../../shared/session/permitted.ts';
import type { DeskVote } from '../season-data.ts';
import { voteName } from '../season-words.ts';
import { UnsealDialog } from './unseal-dialog.tsx';

interface VoteTableProps {
  votes: readonly DeskVote[];
  /** Shows a count; absent: their roles do not allow it. */
  onSee: ((vote: DeskVote) => void) | undefined;
}

/** The four votes of a season, each with its progress and next step. */
export function VoteTable({ votes, onSee }: VoteTableProps) {
  const isPermitted = usePermitted();
  const [opened, setOpened] = useState<DeskVote | null>(null);
  const actionOf = (vote: DeskVote) => {
    const { unsealing, isOver } = vote;
    const name = voteName(vote);
    if (unsealing?.confirmedBy) {
      return onSee && <Action title="View count" name={name} onClick={() => onSee(vote)} />;
    }
    if (!isOver) return null;
    // It begins with the organiser who will see the count; another one confirms.
    const mayAsk = unsealing === null && isPermitted('awards.counts');
    const mayConfirm = unsealing !== null && !unsealing.isRequestedByMe && isPermitted('awards.confirm');
    if (!mayAsk && !mayConfirm) return null;
    return (
      <Action title={mayAsk ? 'Request count' : 'Confirm'} name={name} onClick={() => setOpened(vote)} />
    );
  };
  return (
    <>
      <DataTable
        label="Votes"
        rows={votes}
        getKey={voteName}
        columns={[
          { title: 'Vote', cell: voteName, isHeading: true },
          { title: 'Count', cell: sealWords },
          { title: 'Results', cell: resultWords },
          { title: 'Actions', isHidden: true, cell: actionOf },
        ]}
      />
      {opened && <UnsealDialog vote={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

function Action({ title, name, onClick }: { title: string; name: string; onClick: () => void }) {
  return (
    <Button sx={{ ml: -1, my: -1 }} aria-label={`${title}: ${name}`} onClick={onClick}>
      {title}
    </Button>
  );
}

function sealWords({ isOver, unsealing }: DeskVote): string {
  if (unsealing?.confirmedBy) return `Opened by ${unsealing.requestedBy} and ${unsealing.confirmedBy}`;
  if (unsealing?.isRequestedByMe) return 'Sealed. You requested it: someone else must confirm it.';
  if (unsealing) return `Sealed. Requested by ${unsealing.requestedBy}.`;
  return isOver ? 'Sealed' : 'Sealed: the vote is not over yet';
}

function resultWords({ step, storedLeaders }: DeskVote): string {
  if (step === 'one') return 'None: it decides the shortlist';
  return storedLeaders === null ? 'Not saved yet' : `Saved: winners and ${storedLeaders} runner-up places`;
}
