import { conversationsChannel } from '@summit/contract/requests/realtime';
import { type Connection, openChannel } from './open-channel.ts';

/** Calls back whenever one of the attendee's conversations has changed, and once at first. Returns how to stop. */
export function openConversationChanges(connection: Connection, onChange: () => void): () => void {
  return openChannel(connection, conversationsChannel, onChange);
}
