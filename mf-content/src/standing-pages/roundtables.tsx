import styled from '@emotion/styled';
import * as agendaCalls from '@summit/contract/calls/agenda';
import * as settingsCalls from '@summit/contract/calls/settings';
import { shortDay } from '@summit/contract/money-and-time/day-words';
import { venueClock, withVenueTimes } from '@summit/contract/money-and-time/venue-time';
import { serverView, useServerView } from '@summit/shared-auth/server-view';
import { useEventFacts } from '@summit/shared-site/event/event-facts';
import { StructuredData } from '@summit/shared-site/page/structured-data';
import { EmptyState } from '@summit/shared-ui/feedback/empty-state';
import { coverLinks } from '@summit/shared-ui/layout/cover-links';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import { sessionHref } from '../shared/sessions/session-link.ts';

import { type DescribedSession, sessionsSchema } from '#server-only/shared/schema/session-schema.ts';

const Tables = styled.ul`
  ${coverLinks}
  list-style: none;
  overflow-wrap: anywhere;
  padding: 0;
  border-bottom: 1px solid var(--hairline);
  & > li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 4px var(--gap);
    align-items: baseline;
    padding-block: 20px;
    border-top: 1px solid var(--hairline);
  }
  & .table-when {
    display: flex;
    flex-wrap: wrap;
    gap: 0 12px;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  & .table-when > span:last-of-type {
    color: var(--ink-soft);
    font-weight: 400;
  }
  & > li:hover h3 {
    color: var(--accent);
  }
  & .table-text {
    max-width: 58ch;
    color: var(--ink-soft);
  }
  @media (min-width: 900px) {
    & > li {
      grid-template-columns: minmax(0, 3fr) minmax(0, 9fr);
    }
    & .table-when {
      grid-row: 1 / span 2;
      flex-direction: column;
    }
    & .table-text {
      grid-column: 2;
    }
  }
`;

/** Only the fields that are shown, because the data is serialised into the page's HTML. */
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

/** This year's tables, each with a link to its place in the agenda. */
export function Roundtables({ empty }: { empty: { title: string; text: string } }) {
  const tables = useServerView(roundtablesView);
  const facts = useEventFacts();
  if (tables.length === 0) return <EmptyState title={empty.title}>{empty.text}</EmptyState>;
  return (
    <>
      {facts && <StructuredData of={() => sessionsSchema(tables.map(toDescribedSession), facts)} />}
      <Tables role="list">
        {tables.map(({ id, title, description, day, hall, starts, ends }) => (
          <li key={id}>
            <p className="table-when">
              <span>{shortDay(day)}</span>
              <span>
                {starts} to {ends}, {hall}
              </span>
            </p>
            <h3>
              <SiteLink to={sessionHref({ id, day })}>{title}</SiteLink>
            </h3>
            <p className="table-text">{description}</p>
          </li>
        ))}
      </Tables>
    </>
  );
}

function toDescribedSession({ hall, ...table }: Roundtable): DescribedSession {
  return { ...table, kind: 'roundtable', location: { name: hall }, speakers: [] };
}
