import { awardsStatusFacts } from '@summit/contract/awards-status';
import { href, type AwardsTrack } from '@summit/contract/site-map';
import { awardsTexts } from '@summit/contract/texts/awards';
import { useServerData, useServerTexts, useSession } from '@summit/shared-auth';
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
  const title = texts['awardsVotingThankyou.header.title'];
  return (
    <>
      <PageMeta title={title} description={texts['awardsVotingThankyou.meta.description']} robots="noindex" />
      <PageHeader kind="plain" title={title} lead={texts['awardsVotingThankyou.header.lead']} />
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

function MyReceipt() {
  const [search] = useSearch();
  const track: AwardsTrack = search.get('track') === 'Individual' ? 'Individual' : 'Company';
  const statuses = useAwardsStatuses();
  const step = awardsStatusFacts[statuses[track]].voteStep ?? 'one';
  const ballot = ballotOf(track, step);
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
