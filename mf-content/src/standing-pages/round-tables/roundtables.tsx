import * as agendaCalls from '@summit/contract/calls/agenda';
import * as settingsCalls from '@summit/contract/calls/settings';
import { shortDay } from '@summit/contract/money-and-time/day-words';
import { venueClock, withVenueTimes } from '@summit/contract/money-and-time/venue-time';
import { serverView, useServerView } from '@summit/shared-auth/server-view';
import { useEventFacts } from '@summit/shared-site/event/event-facts';
import { StructuredData } from '@summit/shared-site/page/structured-data';
import { EmptyState } from '@summit/shared-ui/feedback/empty-state';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import { sessionHref } from '../../shared/sessions/session-link.ts';
import * as styles from './roundtables.module.css';

import { type DescribedSession, sessionsSchema } from '#server-only/shared/schema/session-schema.ts';

/** Only the displayed fields, because the data is serialised into the page's HTML. */
interface Roundtable {
  id: string;
  title: string;
  description: string;
  day: string;
  hall: string;
  startsAt: string;
  endsAt: string;
  starts: string;
  ends: string;
}

/** The roundtables of the agenda, in the venue's time. */
const roundtablesView = serverView(
  'content.roundtables',
  [agendaCalls.agendaSessions, settingsCalls.settings],
  async ({ call, stored }) => {
    const [{ agendaSessions }, { event }] = await Promise.all([
      call(agendaCalls.agendaSessions, { query: {} }),
      stored(settingsCalls.settings),
    ]);
    const tables = agendaSessions.filter(({ kind }) => kind === 'roundtable');
    return withVenueTimes(tables, venueClock(event.timeZone)).map(
      ({ id, title, description, day, location, startsAt, endsAt, starts, ends }): Roundtable => ({
        ...{ id, title, description, day, startsAt, endsAt, starts, ends },
        hall: location.name,
      }),
    );
  },
);

/** This year's roundtables, each with a link to its place in the agenda. */
export function Roundtables({ empty }: { empty: { title: string; text: string } }) {
  const tables = useServerView(roundtablesView);
  const facts = useEventFacts();
  if (tables.length === 0) return <EmptyState title={empty.title}>{empty.text}</EmptyState>;
  return (
    <>
      {facts && <StructuredData of={() => sessionsSchema(tables.map(toDescribedSession), facts)} />}
      <ul className={styles.tables} role="list">
        {tables.map(({ id, title, description, day, hall, starts, ends }) => (
          <li key={id}>
            <p className={styles.tableWhen}>
              <span>{shortDay(day)}</span>
              <span>
                {starts} to {ends}, {hall}
              </span>
            </p>
            <h3>
              <SiteLink to={sessionHref({ id, day })}>{title}</SiteLink>
            </h3>
            <p className={styles.tableText}>{description}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

function toDescribedSession({ hall, ...table }: Roundtable): DescribedSession {
  return { ...table, kind: 'roundtable', location: { name: hall }, speakers: [] };
}
