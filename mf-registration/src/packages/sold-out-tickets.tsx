import { Suspense, useRef, useState } from 'react';
import * as waitingListCalls from '@summit/contract/calls/waiting-list';
import { fillText } from '@summit/contract/words/text-lookup';
import {
  isApiError,
  serverQuery,
  useCall,
  useServerAction,
  useServerDataQuery,
  useSession,
} from '@summit/shared-auth';
import { useQueryClient } from '@summit/shared-auth/server-state';
import { lazyWithRetry } from '@summit/shared-site/data/lazy-with-retry';
import { Button } from '@summit/shared-ui/actions/button';
import { Notice } from '@summit/shared-ui/feedback/notice';
import { type WaitingEntry, WaitingEntryCard } from '../shared/invitations/waiting-entry-card.tsx';
import { useWaitingTexts } from '../shared/texts/use-waiting-texts.ts';
import type { TicketPackage } from '../shared/ticket/tickets.ts';
import * as styles from './sold-out-tickets.module.css';
import { plainTickets } from './use-chosen-ticket.ts';
import { usePackagesTexts } from './use-packages-texts.ts';

const ConfirmEntry = lazyWithRetry(async () => ({
  default: (await import('./confirm-entry.tsx')).ConfirmEntry,
}));

interface SoldOutTicketsProps {
  packages: readonly TicketPackage[];
  email: string;
  /** Called when an offer, or its end, may have changed what can be chosen. */
  onStale: () => void;
}

/** The tickets that are sold out: each with its waiting list, and where the attendee is on it. */
export function SoldOutTickets({ packages, email, onStale }: SoldOutTicketsProps) {
  const texts = useWaitingTexts();
  const ownTexts = usePackagesTexts();
  const call = useCall();
  const queryClient = useQueryClient();
  const { data } = useServerDataQuery(waitingListCalls.ownWaitingEntries);
  const { queryKey } = serverQuery(call, waitingListCalls.ownWaitingEntries);
  const joining = useServerAction(waitingListCalls.joinWaitingList);
  const leaving = useServerAction(waitingListCalls.leaveWaitingList);
  const isUnconfirmed = useSession(
    ({ registrationStatus }) => registrationStatus?.isEmailConfirmed === false,
  );
  const [isConfirming, setConfirming] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const waited = new Set(data?.entries.map(({ packageType }) => packageType));
  // What can be added to a ticket has no list of its own.
  const soldOut = plainTickets(packages).filter(
    ({ placesLeft, type }) => placesLeft === 0 || waited.has(type),
  );
  if (!data || soldOut.length === 0) return null;

  function beginConfirming() {
    setConfirming(true);
    list.current?.focus({ preventScroll: true });
  }

  async function readAgain() {
    await queryClient.invalidateQueries({ queryKey });
    onStale();
  }

  async function change(action: () => Promise<{ entries: WaitingEntry[] }>) {
    setFailure(null);
    try {
      queryClient.setQueryData(queryKey, await action());
      // The button that was pressed gives way to what it did: move the keyboard focus here.
      list.current?.focus({ preventScroll: true });
    } catch (error) {
      if (!isApiError(error)) throw error;
      setFailure(error.message);
      await readAgain();
    }
  }

  return (
    <div
      className={styles.list}
      ref={list}
      tabIndex={-1}
      role="group"
      aria-label={texts['registrationWaitingList.header.title']}
    >
      <h2>{texts['registrationWaitingList.join.title']}</h2>
      <p>{texts['registrationWaitingList.join.lead']}</p>
      {failure !== null && (
        <Notice tone="danger" live>
          {failure}
        </Notice>
      )}
      {soldOut.map(({ type, name }) => {
        const entry = data.entries.find(({ packageType }) => packageType === type);
        return entry ? (
          <WaitingEntryCard
            key={type}
            entry={entry}
            email={email}
            texts={texts}
            take={null}
            busy={leaving.busy}
            onLeave={() => void change(() => leaving.run({ params: { id: entry.id } }))}
          />
        ) : (
          <div key={type} className={styles.soldOut}>
            <strong>{name}</strong>
            <Button
              variant="secondary"
              busy={joining.busy}
              busyLabel={texts['registrationWaitingList.join.busy']}
              onClick={() => void change(() => joining.run({ body: { packageType: type } }))}
            >
              {texts['registrationWaitingList.join.submit']}
              <span className="visually-hidden"> for {name}</span>
            </Button>
          </div>
        );
      })}
      {isConfirming ? (
        <Suspense fallback={null}>
          <ConfirmEntry
            text={fillText(ownTexts['registrationPackages.waited.text'], { email })}
            onConfirmed={() => void readAgain()}
          />
        </Suspense>
      ) : (
        isUnconfirmed && (
          <div>
            <Button variant="quiet" onClick={beginConfirming}>
              {ownTexts['registrationPackages.waited']}
            </Button>
          </div>
        )
      )}
    </div>
  );
}
