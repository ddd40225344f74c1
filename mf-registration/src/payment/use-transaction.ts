import { useEffect, useState } from 'react';
import { realtime, type TransactionEvent } from '@summit/contract/realtime';
import { useAddressOf, useSession } from '@summit/shared-auth';

/** How the visitor's payment ended, as soon as the server says so; null until then, and where no websocket opens. */
export function useTransaction(): TransactionEvent | null {
  const address = useAddressOf()(realtime.path);
  const accessToken = useSession((state) => state.accessToken);
  const [event, setEvent] = useState<TransactionEvent | null>(null);

  useEffect(() => {
    if (!accessToken) return undefined;
    let isOver = false;
    let close = () => undefined as void;
    // Only the page that waits needs it.
    import('@summit/shared-auth/transactions').then(
      ({ openTransactions }) => {
        if (!isOver) close = openTransactions({ address, accessToken }, setEvent);
      },
      // The page asks for the status as well.
      () => undefined,
    );
    return () => {
      isOver = true;
      close();
    };
  }, [address, accessToken]);

  return event;
}
