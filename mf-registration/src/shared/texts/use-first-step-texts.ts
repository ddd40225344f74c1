import { firstStepTexts } from '@summit/contract/texts/registration-first-step';
import { type RegistrationTexts, useRegistrationTexts } from './use-registration-texts.ts';

export type FirstStepTexts = RegistrationTexts<typeof firstStepTexts>;

/** The texts of every kind's first step, in the organisers' wording. Suspends. */
export function useFirstStepTexts(): FirstStepTexts {
  return useRegistrationTexts(firstStepTexts);
}
