import { conversationsChannel } from '@summit/contract/requests/realtime';
import { type Connection, openChannel } from './open-channel.ts';

/**
 * Calls back initially, whenever one of the attendee's conversations changes, and when the server ends the channel: what is
 * fetched then renews the access token, with which the caller opens another one. Returns a function that stops.
 */
export function openConversationChanges(connection: Connection, onChange: () => void): () => void {
  return openChannel(connection, conversationsChannel, onChange, onChange);
}
