import { registrationCompletedTexts } from '@summit/contract/texts/registration-completed';
import { type RegistrationTexts, useRegistrationTexts } from '../shared/texts/use-registration-texts.ts';

export type CompletedTexts = RegistrationTexts<typeof registrationCompletedTexts>;

/** The texts of the end of a registration, in the organisers' wording. Suspends. */
export function useCompletedTexts(): CompletedTexts {
  return useRegistrationTexts(registrationCompletedTexts);
}
