import type { AttendeeType } from '@summit/contract/registration/attendee-types';

/** What media kits call the kinds of attendee. */
export const attendeeTypeNames: Record<AttendeeType, string> = {
  Buy: 'Buyers',
  Sell: 'Sellers',
  CryptoTrader: 'Crypto traders',
  Vip: 'Guests',
  Exhibitor: 'Exhibitors',
  Sponsor: 'Sponsors',
  Invited: 'Invited colleagues',
  Featured: 'Featured attendees',
  Blitz: 'Blitz participants',
};
