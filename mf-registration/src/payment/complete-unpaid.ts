import { paymentCalls } from '@summit/contract/calls/payments';
import { isApiError, serverQueryKey } from '@summit/shared-auth';
import type { QueryClient } from '@summit/shared-auth/server-state';

interface Completion {
  /** Makes the call, and shows why it was refused. */
  run: () => Promise<unknown>;
  queryClient: QueryClient;
  /** Nothing is left to pay. */
  onSettled: () => Promise<void>;
}

/** Completes a registration without a payment, and goes on. */
export async function completeUnpaid({ run, queryClient, onSettled }: Completion): Promise<void> {
  try {
    await run();
    await onSettled();
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.code === 'payment-0001') return onSettled();
    // What is to pay has changed, or the time is over: the page says so once it knows.
    await queryClient.invalidateQueries({ queryKey: serverQueryKey(paymentCalls.paymentInfo) });
  }
}
