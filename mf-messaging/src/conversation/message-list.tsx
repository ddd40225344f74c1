import { deviceClock } from '@summit/contract/money-and-time/venue-time';
import { fillText } from '@summit/contract/words/text-lookup';
import { Notice } from '@summit/shared-ui/feedback/notice';
import type { ConversationTexts, OpenConversation } from './conversation-view.ts';
import * as styles from './message-list.module.css';

interface MessageListProps {
  conversation: OpenConversation;
  name: string;
  texts: ConversationTexts;
}

/** The messages of both people, the oldest first; new ones are read out. */
export function MessageList({ conversation: { messages, hasEarlier }, name, texts }: MessageListProps) {
  return (
    <div role="log" aria-label={fillText(texts['conversation.list'], { name })}>
      {hasEarlier && <Notice>{texts['conversation.earlier']}</Notice>}
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
    </div>
  );
}
