import { registrationTexts } from '@summit/contract/texts/registration';
import { useServerTexts } from '@summit/shared-auth';

/** The texts of the reset page in the organisers' wording. Suspends. */
export function usePasswordTexts() {
  return useServerTexts(registrationTexts, 'forgotPassword.');
}

export type PasswordTexts = ReturnType<typeof usePasswordTexts>;

/** The texts of the page that changes the password. Suspends. */
export function useChangePasswordTexts() {
  return useServerTexts(registrationTexts, 'changePassword.');
}

export type ChangePasswordTexts = ReturnType<typeof useChangePasswordTexts>;
