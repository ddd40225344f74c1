import { useState } from 'react';
import type { BallotFact } from '@summit/contract/season/ballots';
import { awardsTexts } from '@summit/contract/texts/awards';
import { useServerTexts, useSession } from '@summit/shared-auth';
import { useQueryErrorResetBoundary } from '@summit/shared-auth/server-state';
import { DataPart } from '@summit/shared-site/data/data-part';
import { Skeleton } from '@summit/shared-ui/feedback/skeleton';
import { NeedsScript } from '@summit/shared-ui/form/needs-script';
import { AwardsBody } from '../shared/awards-body.tsx';
import { OpenAwardsPage } from '../shared/open-awards-page.tsx';
import { fetchBallot, type LateBallot, lateBallot } from './late-ballot.ts';
import { VotersOnly } from './voters-only.tsx';

/** A page where one ballot is filled in, reviewed and sent, or the reason why it cannot be. */
export function VotingPage({ ballot }: { ballot: BallotFact }) {
  const texts = useServerTexts(awardsTexts, 'awards');
  const [Ballot, setBallot] = useState(lateBallot);
  const { reset } = useQueryErrorResetBoundary();
  const loadAgain = () => {
    reset();
    setBallot(lateBallot);
  };
  return (
    <OpenAwardsPage page={ballot.page}>
      <AwardsBody>
        <NeedsScript text={texts['awardsVotingStepOne.noScript']} />
        <DataPart label="ballot" skeleton={<Skeleton lines={12} />} onRetry={loadAgain}>
          <BallotForVisitor ballot={ballot} Ballot={Ballot} />
        </DataPart>
      </AwardsBody>
    </OpenAwardsPage>
  );
}

function BallotForVisitor({ ballot, Ballot }: { ballot: BallotFact; Ballot: LateBallot }) {
  const phase = useSession((state) => state.phase);
  const attendee = useSession((state) => state.attendee);
  const registration = useSession((state) => state.registrationStatus?.registrationStatus);
  if (phase === 'loading') fetchBallot();
  if (phase === 'loading' || attendee) {
    if (!attendee) return <Skeleton lines={12} />;
    if (registration !== 'Completed') return <VotersOnly registration={registration} />;
    return <Ballot ballot={ballot} attendeeId={attendee.id} />;
  }
  // The link keeps its element when the session has been read: a visitor may be pressing it.
  return (
    <>
      <div data-for={phase === 'unknown' ? 'anonymous' : undefined}>
        <VotersOnly />
      </div>
      {phase === 'unknown' && <SkeletonForAttendees />}
    </>
  );
}

/** The head's script hides it from all others. */
function SkeletonForAttendees() {
  return (
    <div data-for="attendee">
      <Skeleton lines={12} />
    </div>
  );
}
