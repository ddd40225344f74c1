import * as agendaCalls from '@summit/contract/calls/agenda';
import * as settingsCalls from '@summit/contract/calls/settings';
import { serverNow } from '@summit/shared-auth';
import { serverView, usePrefetchServerView, useServerView } from '@summit/shared-auth/server-view';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import { sessionHref } from '../shared/sessions/session-link.ts';
import * as styles from './day-sessions.module.css';

/** The number of sessions of a day that the home page names. */
const shownSessions = 3;

/** The titles of a day's next sessions. Suspends; throws ApiError. */
export function DaySessions({ day }: { day: string }) {
  const sessions = useServerView(nextView).filter((session) => session.day === day);
  if (sessions.length === 0) return null;
  return (
    <ul className={styles.sessions} role="list">
      {sessions.map(({ id, title, startsAt, time }) => (
        <li key={id}>
          <time dateTime={startsAt}>{time}</time>
          <SiteLink to={sessionHref({ id, day })}>{title}</SiteLink>
        </li>
      ))}
    </ul>
  );
}

/** Prefetches the sessions. */
export function usePrefetchSessions(): void {
  usePrefetchServerView(nextView, undefined);
}

/** The sessions without breaks and receptions, which are no reason to come; for a past day, the first ones stay. */
const nextView = serverView(
  'content.nextSessions',
  [agendaCalls.agendaSessions, settingsCalls.settings],
  async ({ call, stored }) => {
    const [{ agendaSessions }, { event }, { venueClock }] = await Promise.all([
      call(agendaCalls.agendaSessions),
      stored(settingsCalls.settings),
      // Only visitors who come from another page need it in the browser.
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
