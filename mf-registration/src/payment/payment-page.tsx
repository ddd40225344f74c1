import { AttendeeGate } from '../shared/attendee-gate.tsx';
import { StepFrame } from '../shared/step-frame.tsx';
import { ToPay } from './to-pay.tsx';

/** What there is to pay, until when the place is held, and the way to the card page. */
export default function PaymentPage() {
  return (
    <StepFrame page="registrationPayment">
      <AttendeeGate page="registrationPayment">{(step) => <ToPay {...step} />}</AttendeeGate>
    </StepFrame>
  );
}
