import { loginTexts } from '@summit/contract/texts/login';
import { useServerTextsQuery } from '@summit/shared-auth';

export type LoginTexts = Record<keyof typeof loginTexts, string>;

/** The texts of the popup; they come with it, not with every page. */
export function useLoginTexts(): LoginTexts {
  return useServerTextsQuery(loginTexts, 'login.');
}
