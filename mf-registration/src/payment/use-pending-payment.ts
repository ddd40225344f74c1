import { useEffect, useEffectEvent } from 'react';
import * as paymentCalls from '@summit/contract/calls/payments';
import { useServerDataQuery } from '@summit/shared-auth';

/** How often the server is asked, which then asks the payment provider; in milliseconds. */
const everyMs = 10_000;

/**
 * While a payment is under way, what there is to pay is read again from time to time: it may be confirmed while the payment
 * page is open. @param onSettled called once nothing is left to pay
 */
export function usePendingPayment(isPending: boolean, onSettled: () => Promise<void>): void {
  const options = { enabled: isPending, everyMs };
  const { error } = useServerDataQuery(paymentCalls.paymentInfo, undefined, options);
  const isSettled = isPending && error?.code === 'payment-0001';
  const settle = useEffectEvent(() => void onSettled());
  useEffect(() => {
    if (isSettled) settle();
  }, [isSettled]);
}
