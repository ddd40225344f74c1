import type * as conversationCalls from '@summit/contract/calls/conversations';
import type { ResponseOf } from '@summit/contract/requests/call';
import type { conversationTexts } from '@summit/contract/texts/conversations';

export type ConversationTexts = Record<keyof typeof conversationTexts, string>;
export type OpenConversation = ResponseOf<typeof conversationCalls.conversation>;

/** How the page identifies the conversation to the server. */
export interface Named {
  token?: string;
  id?: string;
}
