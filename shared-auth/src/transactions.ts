import { io } from 'socket.io-client';
import { realtime, type TransactionEvent, transactionsChannel } from '@summit/contract/realtime';

interface Connection {
  /** The address of the API's websockets, relative to the page's own. */
  address: string;
  accessToken: string;
}

/** Opens the channel of payments' outcomes, and again whenever it is lost. Returns how to close it. */
export function openTransactions(
  { address, accessToken }: Connection,
  onEvent: (event: TransactionEvent) => void,
): () => void {
  const { origin, pathname } = new URL(address, window.location.href);
  const socket = io(`${origin}${transactionsChannel.namespace}`, {
    path: pathname,
    transports: [...realtime.transports],
    auth: { token: accessToken },
    forceNew: true,
  });
  for (const event of Object.values(transactionsChannel.events)) {
    socket.on(event, () => onEvent(event));
  }
  return () => void socket.disconnect();
}
