import { kindOfAttendee, registrationKinds } from '@summit/contract/registration/registration-kinds';
import type { AttendeeProfile, AttendeeRow } from '../attendees/attendees.tables.ts';

/** An attendee's profile without the invoice details, where those are requested with the ticket. */
export function withoutChosenInvoice(attendee: AttendeeRow): AttendeeProfile {
  const kind = kindOfAttendee(attendee);
  const { billing, purchaseOrder, ...profile } = attendee.profile;
  const isAskedWithTicket = kind !== null && registrationKinds[kind].invoice === 'withPackage';
  return isAskedWithTicket ? profile : { ...profile, billing, purchaseOrder };
}
