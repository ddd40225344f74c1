import * as packageCalls from '@summit/contract/calls/packages';
import * as waitingListCalls from '@summit/contract/calls/waiting-list';
import { isOfferedKind } from '@summit/contract/registration/registration-kinds';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { fillText } from '@summit/contract/words/text-lookup';
import { isApiError, useServerAction, useServerDataQuery } from '@summit/shared-auth';
import { useFirstCallQuery } from '@summit/shared-site/data/first-call';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { EmptyState } from '@summit/shared-ui/feedback/empty-state';
import { ErrorState } from '@summit/shared-ui/feedback/error-state';
import { Skeleton } from '@summit/shared-ui/feedback/skeleton';
import { Stack } from '@summit/shared-ui/layout/stack';
import { WaitingEntryCard } from '../shared/invitations/waiting-entry-card.tsx';
import type { WaitingTexts } from '../shared/texts/use-waiting-texts.ts';
import { getFormOfKind } from '../shared/ticket/form-of-kind.ts';

/** The entry that a link in an email opens. */
export function EntryOfToken({ token, texts }: { token: string; texts: WaitingTexts }) {
  const input = { query: { token } };
  const { data, error, isFetching, refetch } = useFirstCallQuery(waitingListCalls.waitingEntryByToken, input);
  const leaving = useServerAction(waitingListCalls.leaveWaitingListByToken);
  const isOffered = data?.entry?.state === 'Offered';
  const sale = useServerDataQuery(packageCalls.packages, { query: {} }, { enabled: isOffered });
  if (!data) {
    if (!error || isFetching) return <Skeleton height={220} />;
    const isUnknown = isApiError(error) && error.code === 'waiting-list-0003';
    return (
      <ErrorState
        level={2}
        title={isUnknown ? texts['registrationWaitingList.unknown.title'] : undefined}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data.entry) {
    return (
      <EmptyState
        level={2}
        title={texts['registrationWaitingList.left.title']}
        action={
          <ButtonLink to={href(pages.registration)}>
            {texts['registrationWaitingList.none.action']}
          </ButtonLink>
        }
      >
        {texts['registrationWaitingList.left.text']}
      </EmptyState>
    );
  }

  async function leave() {
    await leaving.run(input).catch((failure: unknown) => {
      if (!isApiError(failure) || failure.code !== 'waiting-list-0003') throw failure;
    });
    await refetch();
  }

  const { email, entry } = data;
  // The offered ticket is sold to its own kind of attendee only.
  const kind = sale.data?.packages.find(({ type }) => type === entry.packageType)?.categoryType;
  const form = kind && isOfferedKind(kind) ? getFormOfKind(kind) : href(pages.registrationAttendee);
  return (
    <Stack gap={3}>
      <WaitingEntryCard
        entry={entry}
        email={email}
        texts={texts}
        take={
          <ButtonLink to={form} icon="arrow-right">
            {texts['registrationWaitingList.offered.action']}
          </ButtonLink>
        }
        busy={leaving.busy}
        onLeave={() => void leave()}
      />
      {isOffered && <p>{fillText(texts['registrationWaitingList.offered.email'], { email })}</p>}
    </Stack>
  );
}
