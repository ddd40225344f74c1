import { awardsPages } from '@summit/contract/awards/awards-pages';
import { awardsStatusFacts, latestVoteStep } from '@summit/contract/awards/awards-status';
import { type BallotFact, getBallot } from '@summit/contract/season/ballots';
import { href } from '@summit/contract/site/href';
import type { AwardsTrack } from '@summit/contract/site/page';
import * as pages from '@summit/contract/site/site-map';
import { awardsTexts } from '@summit/contract/texts/awards';
import { awardsSeasonTexts } from '@summit/contract/texts/awards-season';
import { useServerData, useServerDataQuery, useServerTexts, useSession } from '@summit/shared-auth';
import { DataPart } from '@summit/shared-site/data/data-part';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { EmptyState } from '@summit/shared-ui/feedback/empty-state';
import { Skeleton } from '@summit/shared-ui/feedback/skeleton';
import { Stack } from '@summit/shared-ui/layout/stack';
import { useSearch } from '@summit/shared-ui/navigation/navigation';
import { AwardsBody } from '../shared/awards-body.tsx';
import { useAwardsStatuses } from '../shared/awards-data.ts';
import { OpenAwardsPage } from '../shared/open-awards-page.tsx';
import { TicketVoted } from './ballot/ticket-voted.tsx';
import { Receipt } from './receipt/receipt.tsx';
import { VotersOnly } from './voters-only.tsx';

const pageTexts = { ...awardsTexts, ...awardsSeasonTexts };

/** The receipt of a ballot, and a link to the other track's ballot. */
export default function ThankYouPage() {
  const texts = useServerTexts(awardsTexts, 'awards');
  const phase = useSession((state) => state.phase);
  const ballot = useBallotInPlay();
  const vote = useServerDataQuery(ballot.status, undefined, { enabled: phase === 'signedIn' });
  const isIn = phase === 'signedIn' && vote.data?.isVoted === true;
  return (
    <OpenAwardsPage
      page="awardsVotingThankyou"
      tracks={[ballot.track]}
      title={isIn ? undefined : texts['awardsVotingThankyou.none.title']}
      lead={isIn ? undefined : null}
      head={{ robots: 'noindex' }}
    >
      <AwardsBody>
        {phase === 'anonymous' ? (
          <VotersOnly />
        ) : (
          <DataPart label="receipt" skeleton={<Skeleton lines={4} />}>
            {phase === 'signedIn' ? <MyReceipt /> : <Skeleton lines={4} />}
          </DataPart>
        )}
      </AwardsBody>
    </OpenAwardsPage>
  );
}

/** The ballot of the track in the address, in the awards' current or last step. */
function useBallotInPlay() {
  const [search] = useSearch();
  const track: AwardsTrack = search.get('track') === 'Individual' ? 'Individual' : 'Company';
  const statuses = useAwardsStatuses();
  return getBallot(track, latestVoteStep(statuses[track]) ?? 'one');
}

function MyReceipt() {
  const texts = useServerTexts(pageTexts, 'awards');
  const statuses = useAwardsStatuses();
  const ballot = useBallotInPlay();
  const { track, step } = ballot;
  const { isVoted, receipt, votedAt, hasTicketVoted } = useServerData(ballot.status);
  if (hasTicketVoted) return <TicketVoted />;
  if (!isVoted) {
    const isOpen = awardsStatusFacts[statuses[track]].voteStep === step;
    return isOpen ? (
      <EmptyState
        level={2}
        title={texts['awardsVotingThankyou.notIn.title']}
        action={
          <ButtonLink to={href(awardsPages[ballot.page])}>{texts['awardsWelcome.action.vote']}</ButtonLink>
        }
      >
        {texts['awardsVotingThankyou.notIn.text']}
      </EmptyState>
    ) : (
      <EmptyState level={2} title={texts['awardsVotingThankyou.missed.title']}>
        {texts['awardsVotingThankyou.missed.text']}
      </EmptyState>
    );
  }
  const other: AwardsTrack = track === 'Company' ? 'Individual' : 'Company';
  const openStep = awardsStatusFacts[statuses[other]].voteStep;
  return (
    <Stack gap={4}>
      <Receipt receipt={receipt} votedAt={votedAt} />
      <Stack row wrap gap={2}>
        {openStep && <OtherBallot ballot={getBallot(other, openStep)} />}
        <ButtonLink to={href(pages.awardsWelcome)} variant="secondary">
          {texts['awards.season.toWelcome']}
        </ButtonLink>
      </Stack>
    </Stack>
  );
}

/** A link to the other track's ballot, for attendees who have not sent it. */
function OtherBallot({ ballot }: { ballot: BallotFact }) {
  const texts = useServerTexts(pageTexts, 'awards');
  const { data } = useServerDataQuery(ballot.status);
  if (!data || data.isVoted || data.hasTicketVoted) return null;
  return (
    <ButtonLink to={href(awardsPages[ballot.page])} variant="gold">
      {texts[`awardsVotingThankyou.also.${ballot.track}`]}
    </ButtonLink>
  );
}
