import { type TransactionEvent, transactionsChannel } from '@summit/contract/requests/realtime';
import { type Connection, openChannel } from '../session/open-channel.ts';

/** Opens the channel of payments' outcomes, and reconnects when it is lost. Returns a function that closes it. */
export function openTransactions(
  connection: Connection,
  onEvent: (event: TransactionEvent) => void,
): () => void {
  return openChannel(connection, transactionsChannel, onEvent);
}
