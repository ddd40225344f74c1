import { AttendeeGate } from '../shared/attendee-gate.tsx';
import { StepFrame } from '../shared/step-frame.tsx';
import { useRegistrationTexts } from '../shared/use-registration-texts.ts';
import { AwaitedPayment } from './awaited-payment.tsx';

/** Where the provider sends the payer back to: waits for the outcome and goes on from there. */
export default function ExecutePaymentPage() {
  const texts = useRegistrationTexts();
  const heading = {
    title: texts['registrationExecutePayment.header.title'],
    lead: texts['registrationExecutePayment.header.lead'],
  };
  return (
    <StepFrame page="registrationPayment" heading={heading}>
      <AttendeeGate page="registrationPayment">{() => <AwaitedPayment />}</AttendeeGate>
    </StepFrame>
  );
}
