import { registrationKindTexts } from '@summit/contract/texts/registration-kinds';
import { registrationStartTexts } from '@summit/contract/texts/registration-start';
import { type RegistrationTexts, useRegistrationTexts } from '../shared/texts/use-registration-texts.ts';

const pageTexts = { ...registrationKindTexts, ...registrationStartTexts };

export type StartTexts = RegistrationTexts<typeof pageTexts>;

/** The texts of the page where every registration starts, in the organisers' wording. Suspends. */
export function useStartTexts(): StartTexts {
  return useRegistrationTexts(pageTexts);
}
