import { registrationAttendeeTexts } from '@summit/contract/texts/registration-attendee';
import { firstStepTexts } from '@summit/contract/texts/registration-first-step';
import { registrationKindTexts } from '@summit/contract/texts/registration-kinds';
import { type RegistrationTexts, useRegistrationTexts } from '../shared/texts/use-registration-texts.ts';

const pageTexts = { ...firstStepTexts, ...registrationKindTexts, ...registrationAttendeeTexts };

export type AttendeeTexts = RegistrationTexts<typeof pageTexts>;

/** The texts of the first step by the form that is open to everybody, in the organisers' wording. Suspends. */
export function useAttendeeTexts(): AttendeeTexts {
  return useRegistrationTexts(pageTexts);
}
