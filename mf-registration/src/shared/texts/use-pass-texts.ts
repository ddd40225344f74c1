import { passTexts } from '@summit/contract/texts/passes';
import { useServerTexts } from '@summit/shared-auth';

export type PassTexts = Record<keyof typeof passTexts, string>;

/** The texts of registering on a pass: part of the same response as the other texts. Suspends. */
export function usePassTexts(): PassTexts {
  return useServerTexts(passTexts, 'registration');
}
