import { registrationSecondPartTexts } from '@summit/contract/texts/registration-second-part';
import { type RegistrationTexts, useRegistrationTexts } from './use-registration-texts.ts';

/** The texts of the second step, in the organisers' wording. Suspends. */
export function useSecondPartTexts(): RegistrationTexts<typeof registrationSecondPartTexts> {
  return useRegistrationTexts(registrationSecondPartTexts);
}
