import { kindOfAttendee, registrationKinds } from '@summit/contract/registration/registration-kinds';
import { kindNames } from '@summit/contract/texts/kind-names';
import { type AttendeeDetails, useServerTexts } from '@summit/shared-auth';

/** An attendee's description: the category they chose, or the name of their kind where it has one. Suspends. */
export function useKindOf(attendee: AttendeeDetails): string {
  const texts = useServerTexts(kindNames, 'registration');
  const kind = kindOfAttendee(attendee);
  const name = kind && registrationKinds[kind].nameText;
  return name === null ? attendee.category.name : texts[name];
}
