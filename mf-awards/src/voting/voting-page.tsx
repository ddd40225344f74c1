import type { BallotFact } from '@summit/contract/ballots';
import { awardsPageState } from '@summit/contract/awards-status';
import { pages } from '@summit/contract/site-map';
import { awardsTexts } from '@summit/contract/texts/awards';
import { useServerTexts, useSession } from '@summit/shared-auth';
import { DataPart } from '@summit/shared-site/data/data-part';
import { Skeleton } from '@summit/shared-ui/feedback/skeleton';
import { PageHeader } from '@summit/shared-ui/layout/page-header';
import { PageMeta } from '@summit/shared-ui/navigation/page-meta';
import { AwardsBody } from '../shared/awards-body.tsx';
import { useAwardsStatuses } from '../shared/awards-data.ts';
import { ClosedAwardsPage } from '../shared/closed-awards-page.tsx';
import { MyBallot } from './my-ballot.tsx';
import { VotersOnly } from './voters-only.tsx';

/** A page where one ballot is filled in, reviewed and sent, or the reason why it cannot be. */
export function VotingPage({ ballot }: { ballot: BallotFact }) {
  const { page, track } = ballot;
  const texts = useServerTexts(awardsTexts, 'awards');
  const status = useAwardsStatuses()[track];
  const title = texts[`${page}.header.title`];
  const lead = texts[`${page}.header.lead`];
  const meta = texts[`${page}.meta.description`];
  const { open } = awardsPageState(page, status);
  return (
    <>
      <PageMeta title={title} description={meta} />
      {open ? (
        <>
          <PageHeader kind={pages[page].headerKind} title={title} lead={lead} />
          <AwardsBody>
            <DataPart label="ballot" skeleton={<Skeleton lines={12} />}>
              <BallotForVisitor ballot={ballot} />
            </DataPart>
          </AwardsBody>
        </>
      ) : (
        <ClosedAwardsPage page={page} status={status} />
      )}
    </>
  );
}

function BallotForVisitor({ ballot }: { ballot: BallotFact }) {
  const phase = useSession((state) => state.phase);
  const attendee = useSession((state) => state.attendee);
  const registration = useSession((state) => state.registrationStatus?.registrationStatus);
  if (phase === 'unknown' || phase === 'loading') return <Skeleton lines={12} />;
  if (!attendee) return <VotersOnly />;
  if (registration !== 'Completed') return <VotersOnly registration={registration} />;
  return <MyBallot ballot={ballot} attendeeId={attendee.id} />;
}
