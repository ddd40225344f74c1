import type { EventFacts } from './event-facts.ts';
import { sessionHref } from './session-link.ts';

/** A session as search engines read it. */
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

/** Sessions that search engines get: what is more than a day of this event would only make the page heavy. */
const mostListed = 40;

/** Sessions as schema.org describes events; breaks are none. */
export function sessionsSchema(sessions: readonly ToldSession[], { event }: EventFacts): object {
  const listed = sessions.filter(({ kind }) => kind !== 'break').slice(0, mostListed);
  const address = event.address.join(', ');
  return {
    '@graph': listed.map((session) => ({
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
