import { changePasswordTexts } from '@summit/contract/texts/change-password';
import { useServerTexts } from '@summit/shared-auth';

export type ChangePasswordTexts = Record<keyof typeof changePasswordTexts, string>;

/** The texts of the page that changes the password. Suspends. */
export function useChangePasswordTexts(): ChangePasswordTexts {
  return useServerTexts(changePasswordTexts, 'changePassword.');
}
