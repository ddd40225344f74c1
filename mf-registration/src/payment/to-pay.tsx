import { useRef } from 'react';
import * as paymentCalls from '@summit/contract/calls/payments';
import { formatMoney, formatRate, includedVat } from '@summit/contract/money-and-time/money';
import { fillText } from '@summit/contract/words/text-lookup';
import { useServerData } from '@summit/shared-auth';
import { Button } from '@summit/shared-ui/actions/button';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { Facts } from '@summit/shared-ui/display/facts';
import { formatPrice, Price } from '@summit/shared-ui/display/price';
import { Notice } from '@summit/shared-ui/feedback/notice';
import { useContactAddress } from '../shared/person-fields/contact.ts';
import type { StepProps } from '../shared/steps/attendee-gate.tsx';
import { ChooseAnother } from '../shared/steps/choose-another.tsx';
import { HoldTimer } from './hold-timer.tsx';
import { PayButton } from './pay-button.tsx';
import { PayNothing } from './pay-nothing.tsx';
import type { PaymentInfo } from './payment-info.ts';
import { PromoCodeForm } from './promo-code-form.tsx';
import * as styles from './to-pay.module.css';
import { useHold } from './use-hold.ts';
import { type PaymentTexts, usePaymentTexts } from './use-payment-texts.ts';
import { usePendingPayment } from './use-pending-payment.ts';

/** The amount to pay, its deadline, and the button that leads to the card page. */
export function ToPay({ attendee, continueAt }: StepProps) {
  const texts = usePaymentTexts();
  const contact = useContactAddress();
  const info = useServerData(paymentCalls.paymentInfo);
  const hold = useHold(info);
  const { provider, paymentStatus, declinedReason } = info;
  const order = useRef<HTMLDivElement>(null);
  const settle = () => continueAt('registrationCompleted');
  const isPending = paymentStatus === 'Pending';
  usePendingPayment(isPending, settle);
  if (hold.isOver) {
    // The place stays while the bank asks its customer, whatever the time.
    if (isPending) return <Notice live>{texts['registrationPayment.pending']}</Notice>;
    // The status changed on the server with the end of the time: the other page opens only in the new one.
    const choose = (
      <Button onClick={() => void continueAt('registrationPackages')}>
        {texts['registrationPayment.chooseAgain']}
      </Button>
    );
    return (
      <Notice tone="warning" live action={choose}>
        {texts['registrationPayment.over']}
      </Notice>
    );
  }
  return (
    <div className={styles.columns}>
      <div ref={order} tabIndex={-1}>
        {paymentStatus === 'Declined' && (
          <Notice tone="danger" live title={declinedReason ?? undefined}>
            {texts['registrationPayment.declined']}
          </Notice>
        )}
        {isPending && <Notice>{texts['registrationPayment.pending']}</Notice>}
        <Facts items={getFacts(info, texts)} />
        {provider !== null && (
          <PromoCodeForm
            key={info.promoCode}
            info={info}
            attendeeId={attendee.id}
            onChanged={() => order.current?.focus({ preventScroll: true })}
            onSettled={settle}
          />
        )}
      </div>
      <div>
        <HoldTimer info={info} hold={hold} />
        {info.total === 0 && <PayNothing onSettled={settle} />}
        {info.total > 0 && provider === null && (
          <Notice action={<ButtonLink to={contact}>{texts['registrationPayment.write']}</ButtonLink>}>
            {texts['registrationPayment.unavailable']}
          </Notice>
        )}
        {info.total > 0 && provider !== null && (
          <PayButton info={info} provider={provider} onSettled={settle} />
        )}
        <ChooseAnother continueAt={continueAt} />
      </div>
    </div>
  );
}

function getFacts(
  { packageName, price, discount, total, currency, promoCode, vatBasisPoints }: PaymentInfo,
  texts: PaymentTexts,
) {
  const vat = fillText(texts['registrationPayment.vat'], {
    vat: formatMoney(includedVat(total, vatBasisPoints), currency),
    rate: formatRate(vatBasisPoints),
  });
  const discounted = [
    { term: 'Price', detail: formatPrice(price, currency) },
    { term: `Promo code ${promoCode ?? ''}`, detail: `−${formatPrice(discount, currency)}` },
  ];
  return [
    { term: 'Ticket', detail: packageName },
    ...(discount > 0 ? discounted : []),
    {
      term: 'To pay',
      detail: (
        <Price amount={total} currency={currency} note={total > 0 && vatBasisPoints > 0 ? vat : undefined} />
      ),
    },
  ];
}
