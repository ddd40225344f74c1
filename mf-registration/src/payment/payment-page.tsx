import { paymentCalls } from '@summit/contract/calls/payments';
import { settingsCalls } from '@summit/contract/calls/settings';
import { useServerData } from '@summit/shared-auth';
import { Notice } from '@summit/shared-ui/feedback/notice';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { Facts } from '@summit/shared-ui/layout/facts';
import { Price } from '@summit/shared-ui/layout/price';
import { Stack } from '@summit/shared-ui/layout/stack';
import { useState } from 'react';
import { AttendeeGate, type StepProps } from '../shared/attendee-gate.tsx';
import { useContactAddress } from '../shared/contact.ts';
import { stepAddress } from '../shared/flow.ts';
import { preparedEyebrow } from '../shared/prepared.ts';
import { StepFrame } from '../shared/step-frame.tsx';
import { useRegistrationTexts } from '../shared/use-registration-texts.ts';
import { venueClock } from '@summit/contract/venue-time';

/** Card payment is not open yet: what there is to pay, until when the place is held, what to do. */
export default function PaymentPage() {
  return (
    <StepFrame page="registrationPayment" eyebrow={preparedEyebrow}>
      <AttendeeGate page="registrationPayment">{(step) => <ToPay {...step} />}</AttendeeGate>
    </StepFrame>
  );
}

function ToPay({ status }: StepProps) {
  const texts = useRegistrationTexts();
  const contact = useContactAddress();
  const { event } = useServerData(settingsCalls.settings);
  const { packageName, total, currency, heldUntil } = useServerData(paymentCalls.paymentInfo);
  const [openedAt] = useState(() => Date.now());
  const isOver = status === 'RequestForPayment' && heldUntil !== null && Date.parse(heldUntil) <= openedAt;
  return (
    <Stack gap={4}>
      <Facts
        items={[
          { term: 'Ticket', detail: packageName },
          { term: 'To pay', detail: <Price amount={total} currency={currency} /> },
          ...(heldUntil && !isOver
            ? [
                {
                  term: 'Held for you until',
                  detail: `${venueClock(event.timeZone).moment(heldUntil)}, ${event.city} time`,
                },
              ]
            : []),
        ]}
      />
      <Notice
        tone={isOver ? 'warning' : 'info'}
        action={
          <Stack row wrap gap={2}>
            {isOver && (
              <ButtonLink to={stepAddress('registrationPackages')}>
                {texts['registrationPayment.chooseAgain']}
              </ButtonLink>
            )}
            <ButtonLink to={contact} variant={isOver ? 'secondary' : 'primary'}>
              {texts['registrationPayment.write']}
            </ButtonLink>
          </Stack>
        }
      >
        {texts[isOver ? 'registrationPayment.over' : 'registrationPayment.prepared']}
      </Notice>
    </Stack>
  );
}
