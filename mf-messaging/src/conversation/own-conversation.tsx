import { loginHash } from '@summit/contract/site/page-hashes';
import { useSession } from '@summit/shared-auth';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { EmptyState } from '@summit/shared-ui/feedback/empty-state';
import { Conversation } from './conversation.tsx';
import type { ConversationTexts } from './conversation-view.ts';

interface OwnConversationProps {
  id: string;
  texts: ConversationTexts;
}

/** A conversation of the signed-in attendee; all other visitors are asked to log in. */
export function OwnConversation({ id, texts }: OwnConversationProps) {
  const isSignedIn = useSession((state) => state.phase === 'signedIn');
  if (isSignedIn) return <Conversation named={{ id }} texts={texts} />;
  return (
    <EmptyState
      level={2}
      title={texts['conversation.login.title']}
      action={<ButtonLink to={`#${loginHash}`}>{texts['conversation.login.action']}</ButtonLink>}
    >
      {texts['conversation.login.text']}
    </EmptyState>
  );
}
