import type { BallotFact } from '@summit/contract/ballots';
import { awardsTexts } from '@summit/contract/texts/awards';
import { useServerTexts, useSession } from '@summit/shared-auth';
import { DataPart } from '@summit/shared-site/data/data-part';
import { Skeleton } from '@summit/shared-ui/feedback/skeleton';
import { NeedsScript } from '@summit/shared-ui/form/needs-script';
import { AwardsBody } from '../shared/awards-body.tsx';
import { OpenAwardsPage } from '../shared/open-awards-page.tsx';
import { MyBallot } from './my-ballot.tsx';
import { VotersOnly } from './voters-only.tsx';

/** A page where one ballot is filled in, reviewed and sent, or the reason why it cannot be. */
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
  if (phase === 'unknown') return <BallotForAnybody />;
  if (phase === 'loading') return <Skeleton lines={12} />;
  if (!attendee) return <VotersOnly />;
  if (registration !== 'Completed') return <VotersOnly registration={registration} />;
  return <MyBallot ballot={ballot} attendeeId={attendee.id} />;
}

/** Before the session is read; the head's script hides what is for the others. */
function BallotForAnybody() {
  return (
    <>
      <div data-for="anonymous">
        <VotersOnly />
      </div>
      <div data-for="attendee">
        <Skeleton lines={12} />
      </div>
    </>
  );
}
