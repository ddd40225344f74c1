import { paymentCalls } from '@summit/contract/calls/payments';
import { loadPart, useServerAction } from '@summit/shared-auth';
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

  /** How it is done comes with the press; the shell says so where it cannot be loaded. */
  async function complete() {
    const { completeUnpaid } = await loadPart(() => import('./complete-unpaid.ts'));
    await completeUnpaid({ run: completion.run, queryClient, onSettled });
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
