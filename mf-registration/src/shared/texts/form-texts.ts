import { useRegistrationTexts } from './use-registration-texts.ts';

/**
 * For the server only: reads the texts of a form that is loaded later, so that they are in the page's HTML. In the
 * browser this is a no-op.
 */
export function useFormTexts(): void {
  useRegistrationTexts();
}
