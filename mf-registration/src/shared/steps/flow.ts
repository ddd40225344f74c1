import * as settingsCalls from '@summit/contract/calls/settings';
import type { ContinuedPageId } from '@summit/contract/registration/continued-pages';
import {
  defaultKind,
  kindOfAttendee,
  type RegistrationKindName,
  registrationKinds,
} from '@summit/contract/registration/registration-kinds';
import type {
  FlowFacts,
  RegistrationPageId,
  RegistrationStatus,
} from '@summit/contract/registration/registration-status';
import { continueRegistration, owesPhoto } from '@summit/contract/registration/registration-status';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { type AttendeeDetails, useServerData, useSession } from '@summit/shared-auth';

/** Which steps the organisers have enabled, and the kind of the attendee who is signed in. Suspends. */
export function useFlowFacts(): FlowFacts {
  const { attendeePhotoIsDisabled, killerFeatureIsEnabled } = useServerData(settingsCalls.globalSettings);
  return {
    photoEnabled: !attendeePhotoIsDisabled,
    killerFeatureEnabled: killerFeatureIsEnabled,
    kind: useKind(),
  };
}

/** The kind of the attendee who is signed in; null where nobody is. */
export function useKind(): RegistrationKindName | null {
  return useSession(({ attendee }) => attendee && kindOfAttendee(attendee));
}

/** Whether an attendee must still add a photo once the registration is complete. */
export function mustAddPhoto(attendee: AttendeeDetails): boolean {
  return owesPhoto(kindOfAttendee(attendee));
}

/** The page where an attendee continues, or null when nothing is left to do. */
export function getNextPage(
  attendee: AttendeeDetails,
  status: RegistrationStatus,
  { photoEnabled }: FlowFacts,
): ContinuedPageId | null {
  return continueRegistration({
    status,
    photoEnabled,
    photoUploaded: attendee.image.imageStatus !== 'NotUploaded',
    kind: kindOfAttendee(attendee),
  });
}

/** Where an attendee goes on after the photo, or without one. */
export function whereAfterPhoto(attendee: AttendeeDetails, status: RegistrationStatus): StepPageId {
  const facts = { status, photoEnabled: false, photoUploaded: true, kind: kindOfAttendee(attendee) };
  return continueRegistration(facts) ?? 'registrationCompleted';
}

/** Whether an attendee has to choose a package; somebody on a pass has not. */
export function choosesPackage(kind: RegistrationKindName | null | undefined): boolean {
  return registrationKinds[kind ?? defaultKind].choosesPackage;
}

/** Each page is imported by name, so that browsers need no table of all pages. */
const stepAddresses = {
  registration: href(pages.registration),
  registrationAttendee: href(pages.registrationAttendee),
  registrationSecondPart: href(pages.registrationSecondPart),
  registrationPhoto: href(pages.registrationPhoto),
  registrationPackages: href(pages.registrationPackages),
  registrationKillerFeature: href(pages.registrationKillerFeature),
  registrationPayment: href(pages.registrationPayment),
  registrationCompleted: href(pages.registrationCompleted),
} as const satisfies Partial<Record<RegistrationPageId, string>>;

/** A page that a registration leads to by itself. */
export type StepPageId = keyof typeof stepAddresses;

/** The address of a page that a registration leads to. */
export function stepAddress(page: StepPageId): string {
  return stepAddresses[page];
}
