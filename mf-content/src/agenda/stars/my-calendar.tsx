import * as agendaCalls from '@summit/contract/calls/agenda';
import { useAddressOf, useServerAction, useServerDataQuery, useSession } from '@summit/shared-auth';
import { Button } from '@summit/shared-ui/actions/button';
import { Skeleton } from '@summit/shared-ui/feedback/skeleton';
import { useToast } from '@summit/shared-ui/overlays/toast';
import { CopyAddress } from '../../shared/bands/copy-address.tsx';
import { feedLabels } from '../../shared/sessions/feed-labels.ts';
import type { MineTexts } from './mine-texts.ts';
import * as styles from './my-calendar.module.css';

interface MyCalendarProps {
  /** The starred sessions. */
  ids: readonly string[];
  texts: MineTexts;
}

/**
 * The starred sessions for the visitor's own calendar: as a file, and as a feed. An attendee's feed belongs to the account
 * and follows its stars; for other visitors the feed's address lists the sessions.
 */
export function MyCalendar({ ids, texts }: MyCalendarProps) {
  const getAddress = useAddressOf();
  const phase = useSession((state) => state.phase);
  const isAttendee = phase === 'signedIn';
  const own = useServerDataQuery(agendaCalls.starredCalendarToken, undefined, { enabled: isAttendee });
  const token = isAttendee ? own.data?.token : undefined;
  const isAwaited = phase !== 'anonymous' && own.isPending;
  const feed = token
    ? `${getAddress(agendaCalls.starredCalendar.path)}?${new URLSearchParams({ token })}`
    : `${getAddress(agendaCalls.agendaCalendar.path)}?${new URLSearchParams({ sessions: [...ids].sort().join(',') })}`;
  return (
    <section aria-labelledby="my-calendar" className={`${styles.box} no-print`}>
      <h2 id="my-calendar">{texts['agenda.mine.calendar.title']}</h2>
      {isAwaited ? (
        <div aria-busy="true">
          <Skeleton height={180} />
        </div>
      ) : (
        <>
          <p className="soft">
            {token ? texts['agenda.mine.calendar.attendee'] : texts['agenda.mine.calendar.text']}
          </p>
          <CopyAddress address={feed} fileName="my-agenda.ics" labels={feedLabels(texts)} />
          {token && <RenewAddress texts={texts} />}
        </>
      )}
    </section>
  );
}

/** Replaces an address that has leaked: afterwards only the new one works. */
function RenewAddress({ texts }: { texts: MineTexts }) {
  const toast = useToast();
  const { run, busy } = useServerAction(agendaCalls.renewStarredCalendarToken, {
    refreshes: [agendaCalls.starredCalendarToken],
  });
  const renew = () =>
    run().then(
      () => toast(texts['agenda.mine.calendar.renewed']),
      // The site reports the error; the old address still works.
      () => undefined,
    );
  return (
    <p className="no-print">
      <Button variant="quiet" size="small" busy={busy} onClick={() => void renew()}>
        {texts['agenda.mine.calendar.renew']}
      </Button>
    </p>
  );
}
