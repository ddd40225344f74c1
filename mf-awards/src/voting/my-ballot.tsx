import { useState } from 'react';
import type { BallotFact } from '@summit/contract/ballots';
import { awardsCalls } from '@summit/contract/calls/awards';
import { href } from '@summit/contract/href';
import { isApiError, useServerAction, useServerData, useSessionActions } from '@summit/shared-auth';
import { useEmailConfirmation } from '@summit/shared-auth/email-confirmation';
import { ConfirmAddress } from '@summit/shared-ui/feedback/confirm-address';
import { Stack } from '@summit/shared-ui/layout/stack';
import { useGo } from '@summit/shared-ui/navigation/navigation';
import { categoriesQuery, nomineesQuery } from '../shared/awards-data.ts';
import { AlreadyVoted } from './already-voted.tsx';
import { BallotPaper } from './ballot-paper.tsx';
import { BallotReview } from './ballot-review.tsx';
import { useBallotDraft, votesOf } from './ballot-store.ts';
import { TicketVoted } from './ticket-voted.tsx';

interface MyBallotProps {
  ballot: BallotFact;
  attendeeId: string;
}

/** The attendee's own ballot: fill in, review, send once. */
export function MyBallot({ ballot, attendeeId }: MyBallotProps) {
  const { track, step } = ballot;
  const status = useServerData(ballot.status);
  const { nominationCategories } = useServerData(awardsCalls.nominationCategories, categoriesQuery());
  const { nominees } = useServerData(awardsCalls.nominees, nomineesQuery(track, step === 'two'));
  const draft = useBallotDraft(attendeeId, `${track}.${step}`);
  const [reviewing, setReviewing] = useState(false);
  const vote = useServerAction(ballot.vote, { refreshes: [ballot.status] });
  const go = useGo();
  const confirmation = useEmailConfirmation();
  const { reload } = useSessionActions();
  if (status.isVoted) {
    return <AlreadyVoted ballot={ballot} receipt={status.receipt} votedAt={status.votedAt} />;
  }
  if (status.hasTicketVoted) return <TicketVoted />;

  const categories = nominationCategories
    .filter(({ awardsType }) => awardsType === track)
    .map((category) => ({
      ...category,
      nominees: nominees.filter(({ categoryId }) => categoryId === category.id),
    }))
    .filter((category) => category.nominees.length > 0);
  const votes = votesOf(draft.choices, nominees);

  async function send(): Promise<void> {
    try {
      await vote.run({ body: { votes } });
    } catch (error) {
      // The address was confirmed when the page was opened and no longer is: reload the session.
      if (isUnconfirmed(error)) return reload();
      // A ballot was already cast in a second tab: that one counts, and the page says so.
      if (!isApiError(error) || error.code !== 'voting-0001') return;
    }
    draft.clear();
    go(href('awardsVotingThankyou', { search: { track } }));
  }

  if (reviewing && votes.length > 0) {
    return (
      <BallotReview
        categories={categories}
        choices={draft.choices}
        busy={vote.busy}
        error={isUnconfirmed(vote.error) ? null : vote.error}
        confirmation={confirmation}
        onSend={() => void send()}
        onBack={() => setReviewing(false)}
      />
    );
  }
  return (
    <Stack gap={4}>
      <ConfirmAddress {...confirmation} />
      <BallotPaper categories={categories} draft={draft} onReview={() => setReviewing(true)} />
    </Stack>
  );
}

function isUnconfirmed(error: unknown): boolean {
  return isApiError(error) && error.code === 'email-confirmation-0001';
}
