import type * as conversationCalls from '@summit/contract/calls/conversations';
import type { ResponseOf } from '@summit/contract/requests/call';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { fillText } from '@summit/contract/words/text-lookup';
import { useAddressOf } from '@summit/shared-auth';
import { Avatar } from '@summit/shared-ui/display/avatar';
import { Tag } from '@summit/shared-ui/display/tag';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import * as styles from './conversation-list.module.css';
import type { MeetTexts } from './meet-texts.ts';

type Conversations = ResponseOf<typeof conversationCalls.conversations>['conversations'];

interface ConversationListProps {
  conversations: Conversations;
  texts: MeetTexts;
}

/** The attendee's conversations, the latest first, with the last message and the number of new ones. */
export function ConversationList({ conversations, texts }: ConversationListProps) {
  const getAddress = useAddressOf();
  return (
    <ul className={styles.list} role="list">
      {conversations.map(({ id, other, lastText, lastIsMine, unread }) => {
        const name = other.name ?? texts['meet.messages.gone'];
        return (
          <li key={id}>
            <Avatar name={name} src={other.imageUrl && getAddress(other.imageUrl)} decorative />
            <div>
              <h3 dir="auto">
                <SiteLink to={href(pages.conversation, { search: { id } })}>{name}</SiteLink>
              </h3>
              <p className={`${styles.last} soft`} dir="auto">
                {lastIsMine ? fillText(texts['meet.messages.mine'], { text: lastText }) : lastText}
              </p>
            </div>
            {unread > 0 && (
              <Tag tone="accent">{fillText(texts['meet.messages.unread'], { count: String(unread) })}</Tag>
            )}
          </li>
        );
      })}
    </ul>
  );
}
