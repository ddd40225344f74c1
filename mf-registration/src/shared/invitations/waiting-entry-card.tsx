import { type ReactNode, useState } from 'react';
import * as settingsCalls from '@summit/contract/calls/settings';
import type * as waitingListCalls from '@summit/contract/calls/waiting-list';
import { venueClock } from '@summit/contract/money-and-time/venue-time';
import type { ResponseOf } from '@summit/contract/requests/call';
import { fillText } from '@summit/contract/words/text-lookup';
import { useServerData } from '@summit/shared-auth';
import { Button } from '@summit/shared-ui/actions/button';
import { LazyMessageBox } from '../texts/lazy-message-box.tsx';
import type { WaitingTexts } from '../texts/use-waiting-texts.ts';
import * as styles from './waiting-entry-card.module.css';

export type WaitingEntry = ResponseOf<(typeof waitingListCalls)['ownWaitingEntries']>['entries'][number];

interface WaitingEntryCardProps {
  entry: WaitingEntry;
  /** The address for emails about the entry. */
  email: string;
  texts: WaitingTexts;
  /** The control that takes an offered place. */
  take: ReactNode;
  busy: boolean;
  onLeave: () => void;
}

/** The position on a waiting list, or the time until which a place is offered. */
export function WaitingEntryCard({ entry, email, texts, take, busy, onLeave }: WaitingEntryCardProps) {
  const { event } = useServerData(settingsCalls.settings);
  const [isAsked, ask] = useState(false);
  const { packageName, position, offeredUntil, offersEnd } = entry;
  const isOffered = offeredUntil !== null;
  const values = {
    email,
    position: String(position),
    moment: venueClock(event.timeZone).end(offeredUntil ?? offersEnd),
  };
  const name = isOffered ? 'offered.title' : 'position';
  return (
    <div className={styles.card} role="group" aria-label={packageName}>
      <p>{packageName}</p>
      <strong>{fillText(texts[`registrationWaitingList.${name}`], values)}</strong>
      <p>{fillText(texts[`registrationWaitingList.${isOffered ? 'offered' : 'position'}.text`], values)}</p>
      {!isOffered && <p>{fillText(texts['registrationWaitingList.position.until'], values)}</p>}
      <div className={styles.entryActions}>
        {isOffered && take}
        <Button variant="quiet" busy={busy} onClick={() => ask(true)}>
          {texts['registrationWaitingList.leave']}
        </Button>
      </div>
      {isAsked && (
        <LazyMessageBox
          title={texts['registrationWaitingList.leave.title']}
          onClose={() => ask(false)}
          labels={{ cancel: texts['registrationWaitingList.leave.keep'] }}
          confirm={{
            label: texts['registrationWaitingList.leave.confirm'],
            onConfirm: () => {
              ask(false);
              onLeave();
            },
          }}
        >
          {texts['registrationWaitingList.leave.text']}
        </LazyMessageBox>
      )}
    </div>
  );
}
