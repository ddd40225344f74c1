import { useEffect } from 'react';
import type { BallotFact } from '@summit/contract/season/ballots';
import { awardsTexts } from '@summit/contract/texts/awards';
import { useServerTexts, useSession } from '@summit/shared-auth';
import { DataPart } from '@summit/shared-site/data/data-part';
import { lazyWithRetry } from '@summit/shared-site/data/lazy-with-retry';
import { Skeleton } from '@summit/shared-ui/feedback/skeleton';
import { NeedsScript } from '@summit/shared-ui/form/needs-script';
import { AwardsBody } from '../shared/awards-body.tsx';
import { OpenAwardsPage } from '../shared/open-awards-page.tsx';
import { VotersOnly } from './voters-only.tsx';

/** The ballot's script is loaded separately, so that visitors without a session never fetch it. */
const loadBallot = async () => ({ default: (await import('./ballot/my-ballot.tsx')).MyBallot });
const MyBallot = lazyWithRetry(loadBallot);

/** A page where a ballot is filled in, reviewed and sent, or the reason why that is not possible. */
export function VotingPage({ ballot }: { ballot: BallotFact }) {
  const texts = useServerTexts(awardsTexts, 'awards');
  return (
    <OpenAwardsPage page={ballot.page}>
      <AwardsBody>
        <NeedsScript text={texts['awardsVotingStepOne.noScript']} />
        <DataPart label="ballot" skeleton={<Skeleton lines={12} />}>
          <BallotForVisitor ballot={ballot} />
        </DataPart>
      </AwardsBody>
    </OpenAwardsPage>
  );
}

function BallotForVisitor({ ballot }: { ballot: BallotFact }) {
  const phase = useSession((state) => state.phase);
  const attendee = useSession((state) => state.attendee);
  const registration = useSession((state) => state.registrationStatus?.registrationStatus);
  // The script is loaded while the session's own requests are pending.
  useEffect(() => {
    if (phase === 'loading') loadBallot().catch(() => undefined);
  }, [phase]);
  if (phase === 'loading' || attendee) {
    if (!attendee) return <Skeleton lines={12} />;
    if (registration !== 'Completed') return <VotersOnly registration={registration} />;
    return <MyBallot ballot={ballot} attendeeId={attendee.id} />;
  }
  // The link's element stays the same after the session was read, because the visitor may be pressing it.
  return (
    <>
      <div data-for={phase === 'unknown' ? 'anonymous' : undefined}>
        <VotersOnly />
      </div>
      {phase === 'unknown' && <SkeletonForAttendees />}
    </>
  );
}

/** A skeleton for attendees, which the script in the head hides from all others. */
function SkeletonForAttendees() {
  return (
    <div data-for="attendee">
      <Skeleton lines={12} />
    </div>
  );
}
