import type { EventFacts } from './event-facts.ts';
import { sessionHref } from './session-link.ts';

/** What search engines are told of a session. */
export interface ToldSession {
  id: string;
  title: string;
  day: string;
  startsAt: string;
  endsAt: string;
  kind: string;
  location: { name: string };
  speakers: readonly { name: string }[];
}

/** Sessions that search engines are told of: what is more than a day of this event would only make the page heavy. */
const mostTold = 40;

/** Sessions as schema.org describes events; breaks are none. */
export function sessionsSchema(sessions: readonly ToldSession[], { event }: EventFacts): object {
  const told = sessions.filter(({ kind }) => kind !== 'break').slice(0, mostTold);
  const address = event.address.join(', ');
  return {
    '@graph': told.map((session) => ({
      '@type': 'Event',
      name: session.title,
      url: sessionHref(session),
      startDate: session.startsAt,
      endDate: session.endsAt,
      location: { '@type': 'Place', name: session.location.name, address },
      ...(session.speakers.length > 0 && {
        performer: session.speakers.map(({ name }) => ({ '@type': 'Person', name })),
      }),
    })),
  };
}
