import * as conversationCalls from '@summit/contract/calls/conversations';
import { loginHash } from '@summit/contract/site/page-hashes';
import { useServerAction, useServerDataQuery, useSession } from '@summit/shared-auth';
import { useLiveConversations } from '@summit/shared-site/messages/live-conversations';
import { Button } from '@summit/shared-ui/actions/button';
import { EmptyState } from '@summit/shared-ui/feedback/empty-state';
import { ErrorState } from '@summit/shared-ui/feedback/error-state';
import { Notice } from '@summit/shared-ui/feedback/notice';
import { Skeleton } from '@summit/shared-ui/feedback/skeleton';
import { Stack } from '@summit/shared-ui/layout/stack';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import { useToast } from '@summit/shared-ui/overlays/toast';
import { ConversationList } from './conversation-list.tsx';
import type { MeetTexts } from './meet-texts.ts';

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
  const { data, error, isFetching, refetch } = useServerDataQuery(conversationCalls.conversations);
  useLiveConversations();
  if (error && !data && !isFetching) {
    return <ErrorState title={texts['meet.messages.failed']} error={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton lines={3} height={72} />;
  return (
    <Stack gap={3}>
      {data.conversations.length > 0 ? (
        <ConversationList conversations={data.conversations} texts={texts} />
      ) : (
        <EmptyState title={texts['meet.messages.empty.title']}>
          {texts['meet.messages.empty.text']}
        </EmptyState>
      )}
      <Receiving isStopped={data.isStopped} texts={texts} />
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
      <Button variant="secondary" size="small" busy={receiving.busy} onClick={() => void press()}>
        {texts[isStopped ? 'meet.messages.resume' : 'meet.messages.stop']}
      </Button>
      {receiving.error && (
        <Notice tone="danger" live>
          {receiving.error.message}
        </Notice>
      )}
    </Stack>
  );
}
