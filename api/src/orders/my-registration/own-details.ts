import type * as myRegistrationCalls from '@summit/contract/calls/my-registration';
import { registrationForms } from '@summit/contract/registration/registration-forms';
import { defaultKind, kindOfAttendee } from '@summit/contract/registration/registration-kinds';
import type { ResponseOf } from '@summit/contract/requests/call';
import type { AttendeeRow } from '../../people/attendees/attendees.tables.ts';

type OwnDetails = ResponseOf<typeof myRegistrationCalls.changeOwnDetails>;

/** Whether an attendee's kind represents a company, by the first part of its form. */
export function worksForCompany(attendee: AttendeeRow): boolean {
  const kind = kindOfAttendee(attendee) ?? defaultKind;
  return Object.hasOwn(registrationForms[kind].firstPart.fields, 'company');
}

/** The details that attendees can change themselves. */
export function toOwnDetails(attendee: AttendeeRow, wantedEmail: string | null): OwnDetails {
  const { firstName, lastName, email, phone, company, jobTitle, country, isPublished, profile } = attendee;
  return {
    firstName,
    lastName,
    email,
    wantedEmail,
    phone,
    worksForCompany: worksForCompany(attendee),
    company,
    jobTitle,
    country,
    publish: isPublished,
    dietaryNeeds: profile.dietaryNeeds ?? null,
    accessNeeds: profile.accessNeeds ?? null,
  };
}
