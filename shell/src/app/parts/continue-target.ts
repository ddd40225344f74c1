import { continuedPages } from '@summit/contract/registration/continued-pages';
import { kindOfAttendee } from '@summit/contract/registration/registration-kinds';
import { continueRegistration } from '@summit/contract/registration/registration-status';
import type { AttendeeDetails, RegistrationStatusObject } from '@summit/shared-auth';

/** The address "Continue Registration" leads to, or null when there is nothing to continue. */
export function continueTarget(
  attendee: AttendeeDetails | null,
  status: RegistrationStatusObject | null,
  photoEnabled: boolean,
): string | null {
  const registrationStatus = status?.registrationStatus ?? attendee?.registrationStatus;
  if (!registrationStatus) return null;
  const page = continueRegistration({
    status: registrationStatus,
    photoEnabled,
    photoUploaded: attendee?.image.imageStatus !== 'NotUploaded',
    kind: attendee && kindOfAttendee(attendee),
  });
  return page && continuedPages[page].path;
}
