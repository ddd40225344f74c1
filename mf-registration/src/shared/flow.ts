import { settingsCalls } from '@summit/contract/calls/settings';
import { continueRegistration } from '@summit/contract/registration-status';
import type { FlowFacts, RegistrationPageId, RegistrationStatus } from '@summit/contract/registration-status';
import { pages } from '@summit/contract/site-map';
import { useServerData, type AttendeeDetails } from '@summit/shared-auth';

/** Which steps the organisers have switched on. Suspends. */
export function useFlowFacts(): FlowFacts {
  const { attendeePhotoIsDisabled, killerFeatureIsEnabled } = useServerData(settingsCalls.globalSettings);
  return { photoEnabled: !attendeePhotoIsDisabled, killerFeatureEnabled: killerFeatureIsEnabled };
}

/** The page where an attendee goes on, or null when nothing is left to do. */
export function whereToGoOn(
  attendee: AttendeeDetails,
  status: RegistrationStatus,
  { photoEnabled }: FlowFacts,
): RegistrationPageId | null {
  return continueRegistration({
    status,
    photoEnabled,
    photoUploaded: attendee.image.imageStatus !== 'NotUploaded',
    invitedByAttendee: attendee.invitedByAttendeeId !== null,
  });
}

/** The address of a step. Only for steps, whose paths have no parameters. */
export function stepAddress(page: RegistrationPageId): string {
  return pages[page].path;
}
