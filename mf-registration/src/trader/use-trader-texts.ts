import { traderTexts } from '@summit/contract/texts/traders';
import { useServerTexts } from '@summit/shared-auth';

export type TraderTexts = Record<keyof typeof traderTexts, string>;

/** The texts of the pages that a slug names: part of the same response as the other texts. Suspends. */
export function useTraderTexts(): TraderTexts {
  return useServerTexts(traderTexts, 'registration');
}
