import { AttendeeGate, type StepProps } from '../shared/attendee-gate.tsx';
import { OtherKind } from '../shared/other-kind.tsx';
import { StepFrame } from '../shared/step-frame.tsx';
import { BuySecondPart } from './buy-second-part.tsx';
import { SellSecondPart } from './sell-second-part.tsx';

/** The second step of a registration: what an attendee does, by the type of their category. */
export default function SecondPartPage() {
  return (
    <StepFrame page="registrationSecondPart">
      <AttendeeGate page="registrationSecondPart">{(step) => <SecondPart {...step} />}</AttendeeGate>
    </StepFrame>
  );
}

function SecondPart(step: StepProps) {
  switch (step.attendee.category.type) {
    case 'Buy':
      return <BuySecondPart {...step} />;
    case 'Sell':
      return <SellSecondPart {...step} />;
    default:
      return <OtherKind />;
  }
}
