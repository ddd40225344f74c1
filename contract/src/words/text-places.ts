import { siteName } from '../site/site-facts.ts';

/** The facts of an event that any text may name, as `{event}`, and their wording until organisers set them. */
export const neutralPlaces = {
  event: siteName,
  dates: 'the days of the event',
  year: 'this year',
  venue: 'the venue',
  city: 'the city',
  venueAddress: 'at the venue',
  contact: 'the organisers',
} as const;

export type EventPlaces = Record<keyof typeof neutralPlaces, string>;
