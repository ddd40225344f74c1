import { registrationTexts } from '@summit/contract/texts/registration';
import { useServerTexts } from '@summit/shared-auth';

/** The texts of the reset page in the organisers' wording. Suspends. */
export function usePasswordTexts() {
  return useServerTexts(registrationTexts, 'forgotPassword.');
}

export type PasswordTexts = ReturnType<typeof usePasswordTexts>;
