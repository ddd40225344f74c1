import { useEffect, useState } from 'react';
import * as paymentCalls from '@summit/contract/calls/payments';
import type { PaymentProviderName } from '@summit/contract/shapes/attendees/payments';
import { fillText } from '@summit/contract/words/text-lookup';
import { isApiError, serverQueryKey, useServerAction } from '@summit/shared-auth';
import { useQueryClient } from '@summit/shared-auth/server-state';
import { Button } from '@summit/shared-ui/actions/button';
import { formatPrice } from '@summit/shared-ui/display/price';
import { ErrorState } from '@summit/shared-ui/feedback/error-state';
import { Stack } from '@summit/shared-ui/layout/stack';
import { useGo } from '@summit/shared-ui/navigation/navigation';
import type { PaymentInfo } from './payment-info.ts';
import { usePaymentTexts } from './use-payment-texts.ts';

interface PayButtonProps {
  info: PaymentInfo;
  provider: PaymentProviderName;
  /** Called when nothing is left to pay. */
  onSettled: () => Promise<void>;
}

/** Leads to the provider's card page; pressed twice, or in two tabs, it is the same page. */
export function PayButton({ info: { total, currency }, provider, onSettled }: PayButtonProps) {
  const texts = usePaymentTexts();
  const queryClient = useQueryClient();
  const payment = useServerAction(paymentCalls.generatePaymentUrl);
  const go = useGo();
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    // The browser's Back restores this page from its cache in the state in which it was left.
    const back = () => setLeaving(false);
    window.addEventListener('pageshow', back);
    return () => window.removeEventListener('pageshow', back);
  }, []);

  async function pay() {
    try {
      const { url } = await payment.run({ params: { provider }, query: {} });
      setLeaving(true);
      go(url);
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.code === 'payment-0001') await onSettled();
      // The reservation may have expired, or a code of another tab left nothing: the page shows it after reloading the payment.
      const queryKey = serverQueryKey(paymentCalls.paymentInfo);
      const isOutdated = ['package-0003', 'payment-0003'].includes(error.code);
      if (isOutdated) await queryClient.invalidateQueries({ queryKey });
    }
  }

  const isBusy = payment.busy || isLeaving;
  const isProblem = payment.error !== null && payment.error.code !== 'payment-0001' && !isBusy;
  return (
    <Stack gap={3}>
      {isProblem && (
        <ErrorState
          title={texts['registrationPayment.failed']}
          error={payment.error}
          safe={texts['registrationPayment.failed.safe']}
        />
      )}
      <Button
        size="large"
        wide
        icon="arrow-right"
        busy={isBusy}
        busyLabel="One moment"
        onClick={() => void pay()}
      >
        {fillText(texts['registrationPayment.pay'], { amount: formatPrice(total, currency) })}
      </Button>
      <p>{texts['registrationPayment.note']}</p>
    </Stack>
  );
}
