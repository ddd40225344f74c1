import { href } from '@summit/contract/site/href';
import { sharePicturePath } from '@summit/contract/site/site-facts';
import * as pages from '@summit/contract/site/site-map';
import type { EventFacts } from '@summit/shared-site/event/event-facts';

type Event = EventFacts['event'];

/** The event as a schema.org event, for search engines. */
export function eventSchema({ event, doors }: EventFacts, description: string): object {
  return {
    '@type': 'Event',
    name: event.name,
    description,
    url: href(pages.home),
    image: sharePicturePath,
    startDate: doors?.openAt ?? event.startsOn,
    endDate: doors?.closeAt ?? event.endsOn,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    eventStatus: 'https://schema.org/EventScheduled',
    location: venueSchema(event),
    organizer: organizerSchema(event),
  };
}

/** The venue as a schema.org place. */
export function venueSchema({ venue, address, city }: Event): object {
  return {
    '@type': 'Place',
    name: venue,
    url: href(pages.venue),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.join(', '),
      addressLocality: city,
    },
  };
}

/** The organiser as a schema.org organisation. */
export function organizerSchema({ name, contactEmail, contactPhone, socialLinks }: Event): object {
  return {
    '@type': 'Organization',
    name,
    url: href(pages.home),
    logo: sharePicturePath,
    email: contactEmail,
    ...(contactPhone && { telephone: contactPhone }),
    ...(socialLinks.length > 0 && { sameAs: socialLinks.map(({ url }) => url) }),
  };
}
