import { loginTexts } from '@summit/contract/texts/login';
import { useServerTextsQuery } from '@summit/shared-auth';

export type LoginTexts = Record<keyof typeof loginTexts, string>;

/** The texts of the popup, which are loaded with it and not with every page. */
export function useLoginTexts(): LoginTexts {
  return useServerTextsQuery(loginTexts, 'login.');
}
