import styled from '@emotion/styled';
import { paymentCalls } from '@summit/contract/calls/payments';
import { useServerData } from '@summit/shared-auth';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { Notice } from '@summit/shared-ui/feedback/notice';
import { Facts } from '@summit/shared-ui/layout/facts';
import { formatPrice, Price } from '@summit/shared-ui/layout/price';
import type { StepProps } from '../shared/attendee-gate.tsx';
import { useContactAddress } from '../shared/contact.ts';
import { stepAddress } from '../shared/flow.ts';
import { HoldTimer } from './hold-timer.tsx';
import { PayButton } from './pay-button.tsx';
import type { PaymentInfo } from './payment-info.ts';
import { PromoCodeForm } from './promo-code-form.tsx';
import { useHold } from './use-hold.ts';
import { usePaymentTexts } from './use-payment-texts.ts';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(32px, 4vw, 72px);
  align-items: start;
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 32px;
  }
  @media (min-width: 1000px) {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`;

/** What there is to pay, until when, and the way to the page where it is paid. */
export function ToPay({ attendee, goOn }: StepProps) {
  const texts = usePaymentTexts();
  const contact = useContactAddress();
  const info = useServerData(paymentCalls.paymentInfo);
  const hold = useHold(info);
  const { provider, paymentStatus, declinedReason } = info;
  if (hold.isOver) {
    const choose = (
      <ButtonLink to={stepAddress('registrationPackages')}>
        {texts['registrationPayment.chooseAgain']}
      </ButtonLink>
    );
    return (
      <Notice tone="warning" live action={choose}>
        {texts['registrationPayment.over']}
      </Notice>
    );
  }
  return (
    <Columns>
      <div>
        {paymentStatus === 'Declined' && (
          <Notice tone="danger" live title={declinedReason ?? undefined}>
            {texts['registrationPayment.declined']}
          </Notice>
        )}
        {paymentStatus === 'Pending' && <Notice>{texts['registrationPayment.pending']}</Notice>}
        <Facts items={factsOf(info)} />
        {provider !== null && <PromoCodeForm key={info.promoCode} info={info} attendeeId={attendee.id} />}
      </div>
      <div>
        <HoldTimer info={info} hold={hold} />
        {provider === null ? (
          <Notice action={<ButtonLink to={contact}>{texts['registrationPayment.write']}</ButtonLink>}>
            {texts['registrationPayment.unavailable']}
          </Notice>
        ) : (
          <PayButton info={info} provider={provider} onSettled={() => goOn('registrationCompleted')} />
        )}
      </div>
    </Columns>
  );
}

function factsOf({ packageName, price, discount, total, currency, promoCode }: PaymentInfo) {
  const discounted = [
    { term: 'Price', detail: formatPrice(price, currency) },
    { term: `Promo code ${promoCode ?? ''}`, detail: `−${formatPrice(discount, currency)}` },
  ];
  return [
    { term: 'Ticket', detail: packageName },
    ...(discount > 0 ? discounted : []),
    { term: 'To pay', detail: <Price amount={total} currency={currency} /> },
  ];
}
