import { AttendeeGate } from '../shared/steps/attendee-gate.tsx';
import { StepFrame } from '../shared/steps/step-frame.tsx';
import { AwaitedPayment } from './awaited-payment.tsx';
import { useAwaitedTexts } from './use-awaited-texts.ts';
import { usePaymentTexts } from './use-payment-texts.ts';

/** Where the provider sends the payer back to: waits for the outcome and goes on from there. */
export default function ExecutePaymentPage() {
  const texts = usePaymentTexts();
  const awaitedTexts = useAwaitedTexts();
  const heading = {
    title: awaitedTexts['registrationExecutePayment.header.title'],
    lead: awaitedTexts['registrationExecutePayment.header.lead'],
  };
  return (
    <StepFrame page="registrationPayment" texts={texts} heading={heading}>
      <AttendeeGate page="registrationPayment">{() => <AwaitedPayment />}</AttendeeGate>
    </StepFrame>
  );
}
