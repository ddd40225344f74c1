import * as paymentCalls from '@summit/contract/calls/payments';
import { isApiError, serverQueryKey, useServerAction } from '@summit/shared-auth';
import { useQueryClient } from '@summit/shared-auth/server-state';
import { Button } from '@summit/shared-ui/actions/button';
import { ErrorState } from '@summit/shared-ui/feedback/error-state';
import { Stack } from '@summit/shared-ui/layout/stack';
import { usePaymentTexts } from './use-payment-texts.ts';

/** Completes a registration whose promo code leaves nothing to pay. */
export function PayNothing({ onSettled }: { onSettled: () => Promise<void> }) {
  const texts = usePaymentTexts();
  const queryClient = useQueryClient();
  const completion = useServerAction(paymentCalls.payNothing);

  async function complete() {
    try {
      await completion.run();
      await onSettled();
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.code === 'payment-0001') return onSettled();
      // The amount has changed, or the reservation has expired, which the page shows after reloading the payment.
      await queryClient.invalidateQueries({ queryKey: serverQueryKey(paymentCalls.paymentInfo) });
    }
  }

  return (
    <Stack gap={3}>
      {completion.error && completion.error.code !== 'payment-0001' && (
        <ErrorState title={texts['registrationPayment.nothing.failed']} error={completion.error} />
      )}
      <Button
        size="large"
        wide
        icon="arrow-right"
        busy={completion.busy}
        busyLabel="One moment"
        onClick={() => void complete()}
      >
        {texts['registrationPayment.nothing']}
      </Button>
      <p>{texts['registrationPayment.nothing.note']}</p>
    </Stack>
  );
}
