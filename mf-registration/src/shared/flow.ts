import { settingsCalls } from '@summit/contract/calls/settings';
import { continueRegistration } from '@summit/contract/registration-status';
import type {
  ContinuedPageId,
  FlowFacts,
  RegistrationPageId,
  RegistrationStatus,
} from '@summit/contract/registration-status';
import { pages } from '@summit/contract/site-map';
import { useServerData, useSession, type AttendeeDetails } from '@summit/shared-auth';

/** Which steps the organisers have switched on, and whether they are those of somebody invited. Suspends. */
export function useFlowFacts(): FlowFacts {
  const { attendeePhotoIsDisabled, killerFeatureIsEnabled } = useServerData(settingsCalls.globalSettings);
  return {
    photoEnabled: !attendeePhotoIsDisabled,
    killerFeatureEnabled: killerFeatureIsEnabled,
    invitedByAttendee: useIsInvited(),
  };
}

/** Whether the ticket of whoever is signed in is another attendee's extra one. */
export function useIsInvited(): boolean {
  return useSession(({ attendee }) => attendee !== null && isInvited(attendee));
}

/** Whether an attendee's ticket is another attendee's extra one. */
export function isInvited({ invitedByAttendeeId }: AttendeeDetails): boolean {
  return invitedByAttendeeId !== null;
}

/** The page where an attendee goes on, or null when nothing is left to do. */
export function whereToGoOn(
  attendee: AttendeeDetails,
  status: RegistrationStatus,
  { photoEnabled }: FlowFacts,
): ContinuedPageId | null {
  return continueRegistration({
    status,
    photoEnabled,
    photoUploaded: attendee.image.imageStatus !== 'NotUploaded',
    invitedByAttendee: isInvited(attendee),
  });
}

/** The address of a step. Only for steps, whose paths have no parameters. */
export function stepAddress(page: RegistrationPageId): string {
  return pages[page].path;
}
