import { registrationPackagesTexts } from '@summit/contract/texts/registration-packages';
import { type RegistrationTexts, useRegistrationTexts } from '../shared/texts/use-registration-texts.ts';

export type PackagesTexts = RegistrationTexts<typeof registrationPackagesTexts>;

/** The texts of choosing a ticket, in the organisers' wording. Suspends. */
export function usePackagesTexts(): PackagesTexts {
  return useRegistrationTexts(registrationPackagesTexts);
}
