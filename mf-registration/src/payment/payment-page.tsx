import { AttendeeGate } from '../shared/steps/attendee-gate.tsx';
import { StepFrame } from '../shared/steps/step-frame.tsx';
import { ToPay } from './to-pay.tsx';
import { usePaymentTexts } from './use-payment-texts.ts';

/** The page with the amount to pay, the time for which the place is held, and the button to the card page. */
export default function PaymentPage() {
  const texts = usePaymentTexts();
  return (
    <StepFrame page="registrationPayment" texts={texts}>
      <AttendeeGate page="registrationPayment">{(step) => <ToPay {...step} />}</AttendeeGate>
    </StepFrame>
  );
}
