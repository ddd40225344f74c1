import { keyDatePages, kindsAtVenue } from '@summit/contract/season/key-date-pages';
import { sharePicturePath } from '@summit/contract/site/site-facts';
import { venueSchema } from '../shared/schema/event-schema.ts';
import type { KeyDatesResponse } from './key-dates-response.ts';

/** The key dates as schema.org events, in chronological order. */
export function keyDatesSchema({ dates, event }: KeyDatesResponse): object {
  return {
    '@graph': dates.map(({ title, kind, startsAt, endsAt }) => {
      const isThere = kindsAtVenue.includes(kind);
      return {
        '@type': 'Event',
        name: title,
        url: keyDatePages[kind],
        image: sharePicturePath,
        startDate: startsAt,
        ...(endsAt && { endDate: endsAt }),
        eventAttendanceMode: `https://schema.org/${isThere ? 'Offline' : 'Online'}EventAttendanceMode`,
        location: isThere ? venueSchema(event) : { '@type': 'VirtualLocation', url: keyDatePages[kind] },
      };
    }),
  };
}
