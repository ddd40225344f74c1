import * as conversationCalls from '@summit/contract/calls/conversations';
import type { ConversationChange } from '@summit/contract/shapes/conversations';
import { fillText } from '@summit/contract/words/text-lookup';
import { useServerAction, useSession } from '@summit/shared-auth';
import { useLiveConversations } from '@summit/shared-site/messages/live-conversations';
import { Notice } from '@summit/shared-ui/feedback/notice';
import { Stack } from '@summit/shared-ui/layout/stack';
import { useToast } from '@summit/shared-ui/overlays/toast';
import { AnswerForm } from './answer-form.tsx';
import { ConversationHead } from './conversation-head.tsx';
import type { ConversationTexts, Named } from './conversation-view.ts';
import { MessageList } from './message-list.tsx';
import { UnknownConversation } from './unknown-conversation.tsx';
import { UnwantedMessages } from './unwanted-messages.tsx';
import { useConversation } from './use-conversation.ts';
import { useSeen } from './use-seen.ts';

interface ConversationProps {
  named: Named;
  texts: ConversationTexts;
}

/** A conversation with its answer form, and the actions against unwanted messages. Suspends; throws ApiError. */
export function Conversation({ named, texts }: ConversationProps) {
  const { found, write, refresh, earlier } = useConversation(named);
  const toast = useToast();
  const hasAccount = useSession((state) => state.phase === 'signedIn');
  const change = useServerAction(conversationCalls.changeConversation);
  useLiveConversations(refresh);
  useSeen(named, found);
  if (!found) return <UnknownConversation texts={texts} />;
  const name = found.other.name ?? texts['conversation.gone'];

  async function act(wanted: Exclude<ConversationChange, 'seen'>, reason?: string): Promise<boolean> {
    try {
      write(await change.run({ body: { ...named, change: wanted, reason } }));
      toast(fillText(texts[`conversation.${wanted}.done`], { name }));
      return true;
    } catch {
      // The notice beside the buttons shows the server's message.
      return false;
    }
  }

  return (
    <Stack gap={4}>
      <ConversationHead other={found.other} name={name} texts={texts} />
      <MessageList conversation={found} earlier={earlier} name={name} texts={texts} />
      {/* The link of somebody else's email, which they forwarded. */}
      {hasAccount && !found.isSignedIn && <Notice tone="warning">{texts['conversation.other']}</Notice>}
      <AnswerForm
        {...{ named, name, texts }}
        conversation={found}
        onSent={write}
        onStale={refresh}
        onChange={(wanted) => void act(wanted)}
        busy={change.busy}
      />
      <UnwantedMessages {...{ name, texts }} conversation={found} busy={change.busy} onChange={act} />
      {change.error && (
        <Notice tone="danger" live>
          {change.error.message}
        </Notice>
      )}
    </Stack>
  );
}
