import { href } from '@summit/contract/site/href';
import { messagesHash } from '@summit/contract/site/page-hashes';
import * as pages from '@summit/contract/site/site-map';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { EmptyState } from '@summit/shared-ui/feedback/empty-state';
import type { ConversationTexts } from './conversation-view.ts';

/** Advice for a visitor whose link opens no conversation. */
export function UnknownConversation({ texts }: { texts: ConversationTexts }) {
  return (
    <EmptyState
      level={2}
      title={texts['conversation.unknown.title']}
      action={
        <>
          <ButtonLink to={`${href(pages.meet)}#${messagesHash}`}>{texts['conversation.all']}</ButtonLink>
          <ButtonLink to={href(pages.contactUs)} variant="secondary">
            {texts['conversation.unknown.contact']}
          </ButtonLink>
        </>
      }
    >
      {texts['conversation.unknown.text']}
    </EmptyState>
  );
}
