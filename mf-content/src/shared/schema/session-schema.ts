import type { EventFacts } from '@summit/shared-site/event/event-facts';
import { sessionHref } from '../sessions/session-link.ts';

/** A session's fields for search engines. */
export interface DescribedSession {
  id: string;
  title: string;
  day: string;
  startsAt: string;
  endsAt: string;
  kind: string;
  location: { name: string };
  speakers: readonly { name: string }[];
}

/** The most sessions that are listed for search engines: more than one day of this event would only make the page large. */
const maxListed = 40;

/** Sessions as schema.org events, without breaks. */
export function sessionsSchema(sessions: readonly DescribedSession[], { event }: EventFacts): object {
  const listed = sessions.filter(({ kind }) => kind !== 'break').slice(0, maxListed);
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
