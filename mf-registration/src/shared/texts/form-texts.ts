import { useRegistrationTexts } from './use-registration-texts.ts';

/**
 * For the server alone: reads the texts of a form whose code comes later, so that they come with the HTML. In the browser they
 * are there by then.
 */
export function useFormTexts(): void {
  useRegistrationTexts();
}
