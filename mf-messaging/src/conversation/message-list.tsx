import { useState } from 'react';
import { deviceClock } from '@summit/contract/money-and-time/venue-time';
import { fillText } from '@summit/contract/words/text-lookup';
import { ActionButton } from '@summit/shared-ui/feedback/action-button';
import { Stack } from '@summit/shared-ui/layout/stack';
import type { ConversationTexts, OpenConversation } from './conversation-view.ts';
import * as styles from './message-list.module.css';
import type { EarlierMessages } from './use-conversation.ts';
import { useReadingPlace } from './use-reading-place.ts';

interface MessageListProps {
  conversation: OpenConversation;
  earlier: EarlierMessages;
  name: string;
  texts: ConversationTexts;
}

/**
 * The messages of both people, the oldest first. New ones are read out; earlier ones are added above, in a list of their
 * own, because everything that is added to a log is read out.
 */
export function MessageList({ conversation, earlier, name, texts }: MessageListProps) {
  const { messages, hasEarlier } = conversation;
  const first = messages[0]?.id;
  const [logged] = useState(first);
  const begin = Math.max(
    0,
    messages.findIndex(({ id }) => id === logged),
  );
  const { area, button, hold } = useReadingPlace(first, hasEarlier);
  const lines = (shown: OpenConversation['messages']) => <Lines messages={shown} name={name} texts={texts} />;

  function press(): void {
    // The notice below the button shows the server's message.
    if (first) earlier.show(first, hold).catch(() => undefined);
  }

  return (
    <div ref={area}>
      <Stack gap={2}>
        {hasEarlier && (
          <ActionButton
            ref={button}
            action={earlier}
            align="center"
            variant="secondary"
            size="small"
            onClick={press}
          >
            {texts['conversation.earlier.action']}
          </ActionButton>
        )}
        <p className="visually-hidden" role="status">
          {begin > 0 && getNews(conversation, texts)}
        </p>
        {begin > 0 && (
          <section aria-label={fillText(texts['conversation.earlier.list'], { name })}>
            {lines(messages.slice(0, begin))}
          </section>
        )}
        <div role="log" aria-label={fillText(texts['conversation.list'], { name })}>
          {lines(messages.slice(begin))}
        </div>
      </Stack>
    </div>
  );
}

/** What was added above, for those who do not see it. */
function getNews({ messages, hasEarlier }: OpenConversation, texts: ConversationTexts): string {
  if (!hasEarlier) return texts['conversation.earlier.all'];
  const moment = deviceClock().moment(messages[0]?.sentAt ?? '');
  return fillText(texts['conversation.earlier.shown'], { moment });
}

interface LinesProps {
  messages: OpenConversation['messages'];
  name: string;
  texts: ConversationTexts;
}

function Lines({ messages, name, texts }: LinesProps) {
  return (
    <ol className={styles.list} role="list">
      {messages.map(({ id, text, isMine, sentAt }) => (
        <li key={id} data-mine={isMine || undefined}>
          <p className={styles.messageFrom}>
            <strong dir="auto">{isMine ? texts['conversation.you'] : name}</strong>
            <time dateTime={sentAt}>{deviceClock().moment(sentAt)}</time>
          </p>
          <p className={styles.messageText} dir="auto">
            {text}
          </p>
        </li>
      ))}
    </ol>
  );
}
