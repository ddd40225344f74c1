import { useEffect } from 'react';
import * as attendeeSelfCalls from '@summit/contract/calls/attendee-self';
import * as paymentCalls from '@summit/contract/calls/payments';
import { realtime } from '@summit/contract/requests/realtime';
import { serverQueryKey, useAddressOf, useSession } from '@summit/shared-auth';
import { useQueryClient } from '@summit/shared-auth/server-state';

/** The calls whose responses change with the end of a payment. */
const changed = [attendeeSelfCalls.registrationStatus, paymentCalls.paymentInfo];

/**
 * While a page that shows a payment is open: what depends on it is fetched again as soon as the server says that it has
 * ended. What the page shows is what these calls return, never the event: that may be about an earlier payment, or be lost.
 */
export function usePaymentNews(): void {
  const address = useAddressOf()(realtime.path);
  const accessToken = useSession((state) => state.accessToken);
  const queryClient = useQueryClient();

  useEffect(() => {
    if (!accessToken) return undefined;
    const refresh = () => {
      for (const row of changed) void queryClient.invalidateQueries({ queryKey: serverQueryKey(row) });
    };
    let isOver = false;
    let close = () => undefined as void;
    // Only the page that waits needs it.
    import('@summit/shared-auth/transactions').then(
      ({ openTransactions }) => {
        if (!isOver) close = openTransactions({ address, accessToken }, refresh);
      },
      // The page also polls.
      () => undefined,
    );
    return () => {
      isOver = true;
      close();
    };
  }, [address, accessToken, queryClient]);
}
