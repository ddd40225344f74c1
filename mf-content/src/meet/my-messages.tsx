import { useLayoutEffect, useRef } from 'react';
import * as conversationCalls from '@summit/contract/calls/conversations';
import { loginHash } from '@summit/contract/site/page-hashes';
import { fillText } from '@summit/contract/words/text-lookup';
import { useServerAction, useSession } from '@summit/shared-auth';
import { useLiveConversations } from '@summit/shared-site/messages/live-conversations';
import { ActionButton } from '@summit/shared-ui/feedback/action-button';
import { EmptyState } from '@summit/shared-ui/feedback/empty-state';
import { ErrorState } from '@summit/shared-ui/feedback/error-state';
import { Notice } from '@summit/shared-ui/feedback/notice';
import { Skeleton } from '@summit/shared-ui/feedback/skeleton';
import { Stack } from '@summit/shared-ui/layout/stack';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import { useToast } from '@summit/shared-ui/overlays/toast';
import { ConversationList } from './conversation-list.tsx';
import type { MeetTexts } from './meet-texts.ts';
import { type ConversationPages, useConversations } from './use-conversations.ts';

/** The attendee's conversations; for all others, and in the server's HTML, a note with a link to the login. */
export function MyMessages({ texts }: { texts: MeetTexts }) {
  const phase = useSession((state) => state.phase);
  if (phase === 'signedIn') return <OwnMessages texts={texts} />;
  if (phase === 'loading') return <Skeleton lines={3} height={72} />;
  return (
    <Stack gap={3} align="start">
      <p>{texts['meet.messages.anonymous']}</p>
      <SiteLink className="arrow-link" to={`#${loginHash}`}>
        {texts['meet.messages.login']}
      </SiteLink>
    </Stack>
  );
}

function OwnMessages({ texts }: { texts: MeetTexts }) {
  const { pages, error, isFetching, refresh, older } = useConversations();
  useLiveConversations();
  if (error && !pages && !isFetching) {
    return <ErrorState title={texts['meet.messages.failed']} error={error} onRetry={refresh} />;
  }
  if (!pages) return <Skeleton lines={3} height={72} />;
  return (
    <Stack gap={3}>
      {pages.some(({ conversations }) => conversations.length > 0) ? (
        <Listed pages={pages} older={older} texts={texts} />
      ) : (
        <EmptyState title={texts['meet.messages.empty.title']}>
          {texts['meet.messages.empty.text']}
        </EmptyState>
      )}
      <Receiving isStopped={pages[0]?.isStopped ?? false} texts={texts} />
    </Stack>
  );
}

interface ListedProps extends Pick<ConversationPages, 'older'> {
  pages: NonNullable<ConversationPages['pages']>;
  texts: MeetTexts;
}

/** The conversations that the page has read, and the button for older ones, which gives the focus to the first of them. */
function Listed({ pages, older, texts }: ListedProps) {
  const list = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  /** How many pages there were when the visitor asked for another one. */
  const asked = useRef<number>(null);
  const conversations = pages.flatMap((page) => page.conversations);
  const before = conversations.length - (pages.at(-1)?.conversations.length ?? 0);

  useLayoutEffect(() => {
    if (asked.current === null || pages.length <= asked.current) return;
    asked.current = null;
    // A visitor who has gone on meanwhile keeps the focus; a button that is gone has left it to nothing.
    const { activeElement } = document;
    if (activeElement !== button.current && activeElement !== document.body) return;
    list.current?.querySelectorAll('a')[before]?.focus({ preventScroll: true });
  }, [pages.length, before]);

  function press(): void {
    asked.current = pages.length;
    older.show().catch(() => {
      // The notice below the button shows the server's message.
      asked.current = null;
    });
  }

  return (
    <Stack gap={3}>
      <div ref={list}>
        <ConversationList conversations={conversations} texts={texts} />
      </div>
      <p className="visually-hidden" role="status">
        {pages.length > 1 && fillText(texts['meet.messages.shown'], { count: String(conversations.length) })}
      </p>
      {pages.at(-1)?.next && (
        <ActionButton ref={button} action={older} variant="secondary" size="small" onClick={press}>
          {texts['meet.messages.older']}
        </ActionButton>
      )}
    </Stack>
  );
}

/** Switches whether other people may write to the attendee. */
function Receiving({ isStopped, texts }: { isStopped: boolean; texts: MeetTexts }) {
  const toast = useToast();
  const receiving = useServerAction(conversationCalls.receiveMessages, {
    refreshes: [conversationCalls.conversations],
  });
  const press = async () => {
    try {
      const now = await receiving.run({ body: { isStopped: !isStopped } });
      toast(texts[now.isStopped ? 'meet.messages.stoppedNow' : 'meet.messages.resumedNow']);
    } catch {
      // The notice below shows the server's message.
    }
  };
  return (
    <Stack gap={2} align="start">
      {isStopped && <Notice tone="warning">{texts['meet.messages.stopped']}</Notice>}
      <ActionButton action={receiving} variant="secondary" size="small" onClick={() => void press()}>
        {texts[isStopped ? 'meet.messages.resume' : 'meet.messages.stop']}
      </ActionButton>
    </Stack>
  );
}
