import { awardsStatusFacts } from '@summit/contract/awards-status';
import { href, type AwardsTrack } from '@summit/contract/site-map';
import { awardsTexts } from '@summit/contract/texts/awards';
import { useServerData, useServerDataLater, useServerTexts, useSession } from '@summit/shared-auth';
import { DataBoundary } from '@summit/shared-ui/feedback/data-boundary';
import { EmptyState } from '@summit/shared-ui/feedback/empty-state';
import { Skeleton } from '@summit/shared-ui/feedback/skeleton';
import { ButtonLink } from '@summit/shared-ui/form/button-link';
import { PageHeader } from '@summit/shared-ui/layout/page-header';
import { Stack } from '@summit/shared-ui/layout/stack';
import { useSearch } from '@summit/shared-ui/navigation/navigation';
import { PageMeta } from '@summit/shared-ui/navigation/page-meta';
import { AwardsBody } from '../shared/awards-body.tsx';
import { useAwardsStatuses } from '../shared/awards-data.ts';
import { ballotOf } from './ballot-rows.ts';
import { Receipt } from './receipt.tsx';
import { VotersOnly } from './voters-only.tsx';

/** The receipt of a ballot, and the way to the other track's ballot. */
export default function ThankYouPage() {
  const texts = useServerTexts(awardsTexts, 'awards');
  const phase = useSession((state) => state.phase);
  const ballot = useBallotInPlay();
  const vote = useServerDataLater(ballot.status, undefined, { enabled: phase === 'signedIn' });
  const isIn = phase === 'signedIn' && vote.data?.isVoted === true;
  const title = texts[isIn ? 'awardsVotingThankyou.header.title' : 'awardsVotingThankyou.none.title'];
  return (
    <>
      <PageMeta title={title} description={texts['awardsVotingThankyou.meta.description']} robots="noindex" />
      <PageHeader
        kind="plain"
        title={title}
        lead={isIn ? texts['awardsVotingThankyou.header.lead'] : undefined}
      />
      <AwardsBody>
        {phase === 'anonymous' ? (
          <VotersOnly />
        ) : (
          <DataBoundary label="receipt" skeleton={<Skeleton lines={4} />}>
            {phase === 'signedIn' ? <MyReceipt /> : <Skeleton lines={4} />}
          </DataBoundary>
        )}
      </AwardsBody>
    </>
  );
}

/** The ballot of the track that the address names, in the step that the awards are in. */
function useBallotInPlay() {
  const [search] = useSearch();
  const track: AwardsTrack = search.get('track') === 'Individual' ? 'Individual' : 'Company';
  const statuses = useAwardsStatuses();
  return ballotOf(track, awardsStatusFacts[statuses[track]].voteStep ?? 'one');
}

function MyReceipt() {
  const statuses = useAwardsStatuses();
  const ballot = useBallotInPlay();
  const { track, step } = ballot;
  const { isVoted, receipt, votedAt } = useServerData(ballot.status);
  if (!isVoted) {
    return (
      <EmptyState
        level={2}
        title="Your ballot is not in yet"
        action={<ButtonLink to={href(ballot.page as 'awardsWelcome')}>Vote now</ButtonLink>}
      >
        What you have chosen so far is kept on this device.
      </EmptyState>
    );
  }
  const other: AwardsTrack = track === 'Company' ? 'Individual' : 'Company';
  const next = awardsStatusFacts[statuses[other]].voteStep && ballotOf(other, step);
  return (
    <Stack gap={4}>
      <Receipt receipt={receipt} votedAt={votedAt} />
      <Stack row wrap gap={2}>
        {next && (
          <ButtonLink to={href(next.page as 'awardsWelcome')} variant="gold">
            {other === 'Individual' ? 'Vote for people too' : 'Vote for companies too'}
          </ButtonLink>
        )}
        <ButtonLink to={href('awardsWelcome')} variant="secondary">
          About the Awards
        </ButtonLink>
      </Stack>
    </Stack>
  );
}
