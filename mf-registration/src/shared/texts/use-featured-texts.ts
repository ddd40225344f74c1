import { featuredTexts } from '@summit/contract/texts/featured';
import { useServerTexts } from '@summit/shared-auth';

export type FeaturedTexts = Record<keyof typeof featuredTexts, string>;

/** The texts of the registration of featured attendees: part of the same response as the other texts. Suspends. */
export function useFeaturedTexts(): FeaturedTexts {
  return useServerTexts(featuredTexts, 'registration');
}
