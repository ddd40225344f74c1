import { conversationTexts } from '@summit/contract/texts/conversations';
import { useServerTexts, useSession } from '@summit/shared-auth';
import { DataPart } from '@summit/shared-site/data/data-part';
import { PageTop } from '@summit/shared-site/page/page-top';
import { Skeleton } from '@summit/shared-ui/feedback/skeleton';
import { Container } from '@summit/shared-ui/layout/container';
import { useOwnParameter } from '@summit/shared-ui/navigation/navigation';
import { Conversation } from './conversation.tsx';
import * as styles from './conversation-page.module.css';
import { OwnConversation } from './own-conversation.tsx';

const waiting = (
  <div aria-busy="true">
    <Skeleton width="50%" height={48} />
    <Skeleton lines={4} height={88} />
  </div>
);

/**
 * One conversation, for its two people: by the `?token` of an email, or signed in by its `?id`. Opening it with a token
 * changes nothing.
 */
export default function ConversationPage() {
  const texts = useServerTexts(conversationTexts, 'conversation.');
  const [token, id] = [useOwnParameter('token'), useOwnParameter('id')];
  const phase = useSession((state) => state.phase);
  // Which messages count as seen depends on the reader.
  const isKnown = token !== undefined && id !== undefined && (phase === 'signedIn' || phase === 'anonymous');
  return (
    <>
      <PageTop page="conversation" texts={texts} head={{ robots: 'noindex' }} />
      <Container>
        <div className={styles.body}>
          <DataPart label="conversation" level={2} resetKeys={[token, id]} skeleton={waiting}>
            {!isKnown && waiting}
            {isKnown && (token || !id) && <Conversation key={token} named={{ token }} texts={texts} />}
            {isKnown && !token && id && <OwnConversation key={id} id={id} texts={texts} />}
          </DataPart>
        </div>
      </Container>
    </>
  );
}
