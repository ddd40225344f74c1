import styled from '@emotion/styled';
import * as agendaCalls from '@summit/contract/calls/agenda';
import * as settingsCalls from '@summit/contract/calls/settings';
import { serverNow } from '@summit/shared-auth';
import { serverView, usePrefetchServerView, useServerView } from '@summit/shared-auth/server-view';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import { sessionHref } from '../shared/sessions/session-link.ts';

const Sessions = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  list-style: none;
  padding: 0;
  margin-top: 8px;
  & > li {
    display: grid;
    grid-template-columns: 3.6em minmax(0, 1fr);
    align-items: baseline;
    border-top: 1px solid var(--hairline);
  }
  & time {
    color: var(--ink-soft);
  }
  & a {
    position: relative;
    z-index: 1;
    padding-block: 10px;
    color: var(--ink);
    font-weight: 600;
    line-height: 1.3;
    text-decoration: none;
  }
  & a:hover {
    color: var(--accent);
    text-decoration: underline;
  }
`;

/** How many of a day's sessions the home page names. */
const shownSessions = 3;

/** The first sessions of a day that are still to come, by name. Suspends; throws ApiError. */
export function DaySessions({ day }: { day: string }) {
  const sessions = useServerView(nextView).filter((session) => session.day === day);
  if (sessions.length === 0) return null;
  return (
    <Sessions role="list">
      {sessions.map(({ id, title, startsAt, time }) => (
        <li key={id}>
          <time dateTime={startsAt}>{time}</time>
          <SiteLink to={sessionHref({ id, day })}>{title}</SiteLink>
        </li>
      ))}
    </Sessions>
  );
}

/** Prefetches the sessions. */
export function usePrefetchSessions(): void {
  usePrefetchServerView(nextView, undefined);
}

/** Breaks and receptions are not what somebody comes for; of a day that is over, the first ones stay. */
const nextView = serverView(
  'content.nextSessions',
  [agendaCalls.agendaSessions, settingsCalls.settings],
  async ({ call, stored }) => {
    const [{ agendaSessions }, { event }, { venueClock }] = await Promise.all([
      call(agendaCalls.agendaSessions),
      stored(settingsCalls.settings),
      // Only who comes from another page needs it in the browser.
      import('@summit/contract/money-and-time/venue-time'),
    ]);
    const clock = venueClock(event.timeZone);
    const named = agendaSessions.filter(({ kind }) => kind !== 'break' && kind !== 'networking');
    const now = serverNow();
    const days = [...new Set(named.map(({ day }) => day))];
    return days.flatMap((day) => {
      const ofDay = named.filter((session) => session.day === day);
      const toCome = ofDay.filter(({ endsAt }) => Date.parse(endsAt) > now);
      return (toCome.length > 0 ? toCome : ofDay)
        .slice(0, shownSessions)
        .map(({ id, title, startsAt }) => ({ id, title, startsAt, day, time: clock.time(startsAt) }));
    });
  },
);
