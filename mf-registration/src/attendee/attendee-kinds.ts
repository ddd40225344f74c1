import type { CategoryType } from '@summit/contract/attendee-types';
import { href } from '@summit/contract/site-map';

/** The kinds of attendee that register by themselves, in the order they are offered. */
export const attendeeKinds = [
  { type: 'Buy', name: 'Buyer', words: 'buy', to: href('registrationAttendee', { search: { type: 'Buy' } }) },
  {
    type: 'Sell',
    name: 'Seller',
    words: 'sell',
    to: href('registrationAttendee', { search: { type: 'Sell' } }),
  },
  {
    type: 'CryptoTrader',
    name: 'Crypto trader',
    words: 'crypto',
    to: href('registrationSlug', { slug: 'crypto-trader' }),
  },
] as const satisfies readonly { type: CategoryType; name: string; words: string; to: string }[];

export type AttendeeKind = (typeof attendeeKinds)[number];
