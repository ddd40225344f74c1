import { type TransactionEvent, transactionsChannel } from '@summit/contract/requests/realtime';
import { type Connection, openChannel } from '../session/open-channel.ts';

/** Opens the channel of payments' outcomes, and again whenever it is lost. Returns how to close it. */
export function openTransactions(
  connection: Connection,
  onEvent: (event: TransactionEvent) => void,
): () => void {
  return openChannel(connection, transactionsChannel, onEvent);
}
