import { forgotPasswordTexts } from '@summit/contract/texts/forgot-password';
import { useServerTexts } from '@summit/shared-auth';

export type ForgotPasswordTexts = Record<keyof typeof forgotPasswordTexts, string>;

/** The texts of the reset page in the organisers' wording. Suspends. */
export function useForgotPasswordTexts(): ForgotPasswordTexts {
  return useServerTexts(forgotPasswordTexts, 'forgotPassword.');
}
