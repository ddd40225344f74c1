import type * as attendeeCalls from '@summit/contract/calls/organise-attendees';
import { type AttendeeType, attendeeTypes } from '@summit/contract/registration/attendee-types';
import { kindRow } from '@summit/contract/registration/registration-kinds';
import type { ImageStatus } from '@summit/contract/registration/registration-status';
import type { BodyOf, ResponseOf } from '@summit/contract/requests/call';

export type Attendee = ResponseOf<typeof attendeeCalls.organisedAttendee>;
export type ListedAttendee = ResponseOf<typeof attendeeCalls.organisedAttendees>['items'][number];
export type Mail = Attendee['mails'][number];
export type ConfirmationReason = BodyOf<typeof attendeeCalls.confirmAttendeeAddress>['reason'];

export const photoNames: Record<ImageStatus, string> = {
  NotUploaded: 'No photo',
  Uploaded: 'To review',
  Approved: 'Approved',
  Rejected: 'Rejected',
};

/** The name of an attendee's kind or category. */
export function typeName(type: AttendeeType): string {
  return kindRow(type)?.title ?? type;
}

export const typeNames: Readonly<Record<string, string>> = Object.fromEntries(
  attendeeTypes.map((type) => [type, typeName(type)]),
);

export const mailNames: Record<Mail['state'], string> = {
  sent: 'Sent',
  waiting: 'Waiting to be sent',
  failed: 'Not delivered',
};

/** The names of the reasons for confirming an address. */
export const reasonNames: Record<ConfirmationReason, string> = {
  wroteFromIt: 'They wrote to us from this address',
  saidByTelephone: 'They told us by phone',
  shownInPerson: 'They showed it to us in person',
  companyVouches: 'Their company vouches for it',
};

/** An attendee's full name. */
export function fullName({ firstName, lastName }: Pick<Attendee, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`;
}
