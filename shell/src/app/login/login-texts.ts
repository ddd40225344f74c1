import { loginTexts } from '@summit/contract/texts/login';
import { useTextsLater } from '../frame/frame-texts.ts';

export type LoginTexts = Record<keyof typeof loginTexts, string>;

/** The texts of the popup; they come with it, not with every page. */
export function useLoginTexts(): LoginTexts {
  return useTextsLater(loginTexts, 'login.');
}
