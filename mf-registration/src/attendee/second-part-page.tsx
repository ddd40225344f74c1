import { AttendeeGate, type StepProps } from '../shared/attendee-gate.tsx';
import { isInvited, useIsInvited } from '../shared/flow.ts';
import { OtherKind } from '../shared/other-kind.tsx';
import { StepFrame } from '../shared/step-frame.tsx';
import { useInvitedTexts } from '../shared/use-invited-texts.ts';
import { BuySecondPart } from './buy-second-part.tsx';
import { InvitedSecondPart } from './invited-second-part.tsx';
import { SellSecondPart } from './sell-second-part.tsx';

/** The second step of a registration: what an attendee does, by the type of their category. */
export default function SecondPartPage() {
  const invited = useInvitedTexts();
  const heading = {
    title: invited['registrationSecondPart.invited.title'],
    lead: invited['registrationSecondPart.invited.lead'],
  };
  return (
    <StepFrame page="registrationSecondPart" heading={useIsInvited() ? heading : undefined}>
      <AttendeeGate page="registrationSecondPart">{(step) => <SecondPart {...step} />}</AttendeeGate>
    </StepFrame>
  );
}

function SecondPart(step: StepProps) {
  if (isInvited(step.attendee)) return <InvitedSecondPart {...step} />;
  switch (step.attendee.category.type) {
    case 'Buy':
      return <BuySecondPart {...step} />;
    case 'Sell':
      return <SellSecondPart {...step} />;
    default:
      return <OtherKind />;
  }
}
