import styled from '@emotion/styled';
import type * as conversationCalls from '@summit/contract/calls/conversations';
import type { ResponseOf } from '@summit/contract/requests/call';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { fillText } from '@summit/contract/words/text-lookup';
import { useAddressOf } from '@summit/shared-auth';
import { Avatar } from '@summit/shared-ui/layout/avatar';
import { Tag } from '@summit/shared-ui/layout/tag';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import type { MeetTexts } from './meet-texts.ts';

type Conversations = ResponseOf<typeof conversationCalls.conversations>['conversations'];

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    position: relative;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: 4px 16px;
    min-height: 44px;
    padding-block: 16px;
    border-top: 1px solid var(--hairline);
    overflow-wrap: anywhere;
  }
  & > li:last-of-type {
    border-bottom: 1px solid var(--hairline);
  }
  & h3 {
    font-size: var(--text-l);
  }
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & .last {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`;

interface ConversationListProps {
  conversations: Conversations;
  texts: MeetTexts;
}

/** Whom the attendee writes with, the latest first, with the last words and how many messages are new. */
export function ConversationList({ conversations, texts }: ConversationListProps) {
  const getAddress = useAddressOf();
  return (
    <List role="list">
      {conversations.map(({ id, other, lastText, lastIsMine, unread }) => {
        const name = other.name ?? texts['meet.messages.gone'];
        return (
          <li key={id}>
            <Avatar name={name} src={other.imageUrl && getAddress(other.imageUrl)} decorative />
            <div>
              <h3 dir="auto">
                <SiteLink to={href(pages.conversation, { search: { id } })}>{name}</SiteLink>
              </h3>
              <p className="soft last" dir="auto">
                {lastIsMine ? fillText(texts['meet.messages.mine'], { text: lastText }) : lastText}
              </p>
            </div>
            {unread > 0 && (
              <Tag tone="accent">{fillText(texts['meet.messages.unread'], { count: String(unread) })}</Tag>
            )}
          </li>
        );
      })}
    </List>
  );
}
