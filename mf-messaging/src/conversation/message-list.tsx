import styled from '@emotion/styled';
import { fillText } from '@summit/contract/words/text-lookup';
import { Notice } from '@summit/shared-ui/feedback/notice';
import type { ConversationTexts, OpenConversation } from './conversation-view.ts';
import { sentTime } from './sent-time.ts';

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    gap: 6px;
    justify-self: start;
    max-width: min(100%, 62ch);
    padding: 16px 20px;
    background: var(--sheet);
    border-top: 2px solid var(--hairline);
  }
  & > li[data-mine] {
    justify-self: end;
    margin-inline-start: clamp(16px, 12%, 120px);
    background: var(--accent-wash);
    border-top-color: var(--accent);
  }
  & .message-from {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 24px;
    font-size: var(--text-s);
    color: var(--ink-soft);
  }
  & .message-from > strong {
    overflow-wrap: anywhere;
    color: var(--ink);
  }
  & time {
    font-variant-numeric: tabular-nums;
  }
  & .message-text {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;

interface MessageListProps {
  conversation: OpenConversation;
  name: string;
  texts: ConversationTexts;
}

/** What the two wrote, the oldest first; what arrives is read out. */
export function MessageList({ conversation: { messages, hasEarlier }, name, texts }: MessageListProps) {
  return (
    <div role="log" aria-label={fillText(texts['conversation.list'], { name })}>
      {hasEarlier && <Notice>{texts['conversation.earlier']}</Notice>}
      <List role="list">
        {messages.map(({ id, text, isMine, sentAt }) => (
          <li key={id} data-mine={isMine || undefined}>
            <p className="message-from">
              <strong dir="auto">{isMine ? texts['conversation.you'] : name}</strong>
              <time dateTime={sentAt}>{sentTime(sentAt)}</time>
            </p>
            <p className="message-text" dir="auto">
              {text}
            </p>
          </li>
        ))}
      </List>
    </div>
  );
}
