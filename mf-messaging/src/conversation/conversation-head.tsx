import styled from '@emotion/styled';
import { href } from '@summit/contract/site/href';
import { messagesHash } from '@summit/contract/site/page-hashes';
import * as pages from '@summit/contract/site/site-map';
import { fillText } from '@summit/contract/words/text-lookup';
import { useAddressOf, useSession } from '@summit/shared-auth';
import { Avatar } from '@summit/shared-ui/layout/avatar';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import type { ConversationTexts, OpenConversation } from './conversation-view.ts';

const Head = styled.header`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 8px 20px;
  padding-bottom: 24px;
  border-bottom: 1px solid var(--ink);
  overflow-wrap: anywhere;
  & h2 {
    font-size: var(--h3);
  }
  & > a {
    grid-column: 1 / -1;
    justify-self: start;
  }
`;

interface ConversationHeadProps {
  other: OpenConversation['other'];
  name: string;
  texts: ConversationTexts;
}

/** Who it is with, and the way back to the others for who is signed in. */
export function ConversationHead({ other, name, texts }: ConversationHeadProps) {
  const isSignedIn = useSession((state) => state.phase === 'signedIn');
  const getAddress = useAddressOf();
  return (
    <Head>
      {isSignedIn && (
        <SiteLink className="arrow-link" to={`${href(pages.meet)}#${messagesHash}`}>
          {texts['conversation.all']}
        </SiteLink>
      )}
      <Avatar name={name} src={other.imageUrl && getAddress(other.imageUrl)} size={64} decorative />
      <div>
        <h2 dir="auto">{fillText(texts['conversation.with'], { name })}</h2>
        {other.work && (
          <p className="soft" dir="auto">
            {other.work}
          </p>
        )}
      </div>
    </Head>
  );
}
