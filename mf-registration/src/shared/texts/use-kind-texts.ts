import { featuredTexts } from '@summit/contract/texts/featured';
import { invitedTexts } from '@summit/contract/texts/invited';
import { passTexts } from '@summit/contract/texts/passes';
import { useServerTexts } from '@summit/shared-auth';

const kindTexts = { ...invitedTexts, ...featuredTexts, ...passTexts };

export type KindTexts = Record<keyof typeof kindTexts, string>;

/** The kinds' own wording: part of the same response as the other texts. Suspends. */
export function useKindTexts(): KindTexts {
  return useServerTexts(kindTexts, 'registration');
}
