import { href } from '@summit/contract/site/href';
import { messagesHash } from '@summit/contract/site/page-hashes';
import * as pages from '@summit/contract/site/site-map';
import { fillText } from '@summit/contract/words/text-lookup';
import { useAddressOf, useSession } from '@summit/shared-auth';
import { Avatar } from '@summit/shared-ui/display/avatar';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import * as styles from './conversation-head.module.css';
import type { ConversationTexts, OpenConversation } from './conversation-view.ts';

interface ConversationHeadProps {
  other: OpenConversation['other'];
  name: string;
  texts: ConversationTexts;
}

/** The other person and, for a signed-in attendee, a link back to all conversations. */
export function ConversationHead({ other, name, texts }: ConversationHeadProps) {
  const isSignedIn = useSession((state) => state.phase === 'signedIn');
  const getAddress = useAddressOf();
  return (
    <header className={styles.head}>
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
    </header>
  );
}
