import { useState } from 'react';
import * as awardsCalls from '@summit/contract/calls/awards';
import type { BallotFact } from '@summit/contract/season/ballots';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import {
  isApiError,
  serverQueryKey,
  useServerAction,
  useServerData,
  useSessionActions,
} from '@summit/shared-auth';
import { useEmailConfirmation } from '@summit/shared-auth/email-confirmation';
import { useQueryClient } from '@summit/shared-auth/server-state';
import { ConfirmAddress } from '@summit/shared-ui/feedback/confirm-address';
import { Stack } from '@summit/shared-ui/layout/stack';
import { useGo } from '@summit/shared-ui/navigation/navigation';
import { categoriesQuery, nomineesQuery } from '../../shared/awards-data.ts';
import { useStoredReceipts } from '../receipt/stored-receipts.ts';
import { BallotPaper } from './ballot-paper.tsx';
import { BallotReview } from './ballot-review.tsx';
import { getChoices, getVotes, useBallotDraft } from './ballot-store.ts';
import { CastBallot } from './cast-ballot.tsx';
import { mayHaveArrived } from './may-have-arrived.ts';
import { OutdatedBallot } from './outdated-ballot.tsx';
import { TicketVoted } from './ticket-voted.tsx';

interface MyBallotProps {
  ballot: BallotFact;
  attendeeId: string;
}

/** The attendee's own ballot, which is filled in, reviewed and sent once. */
export function MyBallot({ ballot, attendeeId }: MyBallotProps) {
  const { track, step } = ballot;
  const status = useServerData(ballot.status);
  const { nominationCategories } = useServerData(awardsCalls.nominationCategories, categoriesQuery());
  const { nominees } = useServerData(awardsCalls.nominees, nomineesQuery(track, step === 'two'));
  const queryClient = useQueryClient();
  const draft = useBallotDraft(attendeeId, `${track}.${step}`, () => {
    void queryClient.invalidateQueries({ queryKey: serverQueryKey(ballot.status) });
  });
  const [reviewing, setReviewing] = useState(false);
  const [isReviewed, setReviewed] = useState(false);
  const vote = useServerAction(ballot.vote, {
    refreshes: [ballot.status],
    // A ballot was cast on another device, or this one may have arrived: the page then shows which one counts.
    refreshesOn: ['voting-0001', 'network-0001', 'server-0001', 'server-0002'],
  });
  const go = useGo();
  const { store } = useStoredReceipts();
  const confirmation = useEmailConfirmation();
  const { reload } = useSessionActions();
  const categories = nominationCategories
    .filter(({ awardsType }) => awardsType === track)
    .map((category) => ({
      ...category,
      nominees: nominees.filter(({ categoryId }) => categoryId === category.id),
    }))
    .filter((category) => category.nominees.length > 0);
  const votes = getVotes(draft.choices, nominees);
  const choices = getChoices(votes);

  if (status.isVoted) return <CastBallot {...{ status, categories, votes, draft }} />;
  if (status.hasTicketVoted) return <TicketVoted />;

  async function send(): Promise<void> {
    const before = draft.sent;
    draft.recordSent([...new Set([...before, ...votes.map(({ nomineeId }) => nomineeId)])]);
    try {
      const { receipt } = await vote.run({ body: { votes } });
      store(receipt);
    } catch (error) {
      if (!mayHaveArrived(error)) draft.recordSent(before);
      // The address was confirmed when the page was opened and no longer is: reload the session.
      if (isUnconfirmed(error)) await reload();
      if (isOutdated(error)) {
        await queryClient.invalidateQueries({ queryKey: serverQueryKey(awardsCalls.nominees) });
        setReviewing(false);
      }
      return;
    }
    draft.clear();
    go(href(pages.awardsVotingThankyou, { search: { track } }));
  }

  if (reviewing && votes.length > 0) {
    return (
      <BallotReview
        categories={categories}
        choices={choices}
        busy={vote.busy}
        error={isUnconfirmed(vote.error) || isOutdated(vote.error) ? null : vote.error}
        confirmation={confirmation}
        onSend={() => void send()}
        onBack={() => setReviewing(false)}
      />
    );
  }
  return (
    <Stack gap={4}>
      <ConfirmAddress {...confirmation} />
      {isOutdated(vote.error) && <OutdatedBallot />}
      <BallotPaper
        categories={categories}
        draft={{ ...draft, choices }}
        isReviewed={isReviewed}
        onReview={() => {
          setReviewing(true);
          setReviewed(true);
        }}
      />
    </Stack>
  );
}

/** Whether a ballot has a choice that is no longer possible, as after a withdrawal while the ballot was open. */
function isOutdated(error: unknown): boolean {
  return isApiError(error) && error.code === 'voting-0003';
}

function isUnconfirmed(error: unknown): boolean {
  return isApiError(error) && error.code === 'email-confirmation-0001';
}
