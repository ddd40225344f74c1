import { kindOfAttendee, registrationKinds } from '@summit/contract/registration-kinds';
import type { AttendeeDetails } from '@summit/shared-auth';
import { useKindTexts } from './use-kind-texts.ts';

/** An attendee's description: the category they chose, or the name of their kind where it has one. Suspends. */
export function useKindOf(attendee: AttendeeDetails): string {
  const texts = useKindTexts();
  const kind = kindOfAttendee(attendee);
  const name = kind && registrationKinds[kind].nameText;
  return name === null ? attendee.category.name : texts[name];
}
