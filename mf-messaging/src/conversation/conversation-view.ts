import * as conversationCalls from '@summit/contract/calls/conversations';
import type { ResponseOf } from '@summit/contract/requests/call';
import type { conversationTexts } from '@summit/contract/texts/conversations';
import { orValue, serverView } from '@summit/shared-auth/server-view';

export type ConversationTexts = Record<keyof typeof conversationTexts, string>;
export type OpenConversation = ResponseOf<typeof conversationCalls.conversation>;

/** How the page identifies the conversation to the server. */
export interface Named {
  token?: string;
  id?: string;
}

/** The conversation; null when the link is not valid for any. */
export const conversationView = serverView(
  'messaging.conversation',
  [conversationCalls.conversation],
  async ({ call }, named: Named): Promise<OpenConversation | null> => {
    if (!named.token && !named.id) return null;
    return call(conversationCalls.conversation, { query: named }).catch(
      orValue({ 'conversation-0001': null }),
    );
  },
);
