import type { AttendeeEntry } from './attendee-row.ts';
import { buyersAToL } from './buyers-a-to-l.ts';
import { buyersMToZ } from './buyers-m-to-z.ts';
import { sellers } from './sellers.ts';
import { traders } from './traders.ts';

/** The 150 attendees of the event, without the demo accounts. */
export const attendees: readonly AttendeeEntry[] = [...buyersAToL, ...buyersMToZ, ...sellers, ...traders];
