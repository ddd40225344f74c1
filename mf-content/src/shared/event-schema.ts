import { href } from '@summit/contract/site-map';
import type { EventFacts } from './event-facts.ts';

/** The event as schema.org describes one, for search engines. */
export function eventSchema({ event, doors }: EventFacts, description: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: event.name,
    description,
    startDate: doors?.openAt ?? event.startsOn,
    endDate: doors?.closeAt ?? event.endsOn,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    eventStatus: 'https://schema.org/EventScheduled',
    location: {
      '@type': 'Place',
      name: event.venue,
      address: {
        '@type': 'PostalAddress',
        streetAddress: event.address.join(', '),
        addressLocality: event.city,
      },
    },
    organizer: { '@type': 'Organization', name: event.name, url: href('home'), email: event.contactEmail },
  };
}
