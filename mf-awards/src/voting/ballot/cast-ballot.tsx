import { useEffect, useState } from 'react';
import { Stack } from '@summit/shared-ui/layout/stack';
import type { CategoryOnBallot } from '../../shared/awards-data.ts';
import { AlreadyVoted } from './already-voted.tsx';
import { ArrivedBallot } from './arrived-ballot.tsx';
import { type BallotDraft, getChoices, type getVotes } from './ballot-store.ts';
import { UnsentBallot } from './unsent-ballot.tsx';

interface CastBallotProps {
  /** The receipt and time of the ballot that counts; `votedAt` is ISO 8601. */
  status: { votedAt: string | null; receipt: string | null };
  categories: readonly CategoryOnBallot[];
  /** The choices that are stored on this device although a ballot was cast. */
  votes: ReturnType<typeof getVotes>;
  draft: BallotDraft;
}

/**
 * The ballot that counts, once one was cast. The server does not reveal the choices on it, so choices that were sent from
 * here without a response count as arrived, and only choices that were never sent are shown as unsent.
 */
export function CastBallot({ status: { votedAt, receipt }, categories, votes, draft }: CastBallotProps) {
  const { sent, clear } = draft;
  const unsent = votes.filter(({ nomineeId }) => !sent.includes(nomineeId));
  const isArriving = votes.length > 0 && unsent.length === 0;
  const [isArrived, setArrived] = useState(false);
  if (isArriving && !isArrived) setArrived(true);
  useEffect(() => {
    if (isArriving) clear();
  }, [isArriving, clear]);

  return (
    <Stack gap={4}>
      {isArrived && <ArrivedBallot votedAt={votedAt} />}
      {unsent.length > 0 && (
        <UnsentBallot
          categories={categories}
          choices={getChoices(unsent)}
          votedAt={votedAt}
          onRemove={clear}
        />
      )}
      <AlreadyVoted receipt={receipt} votedAt={votedAt} />
    </Stack>
  );
}
