import { conversationsChannel } from '@summit/contract/requests/realtime';
import { type Connection, openChannel } from './open-channel.ts';

/** Calls back initially and whenever one of the attendee's conversations changes. Returns a function that stops. */
export function openConversationChanges(connection: Connection, onChange: () => void): () => void {
  return openChannel(connection, conversationsChannel, onChange);
}
