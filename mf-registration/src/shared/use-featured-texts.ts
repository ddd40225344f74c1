import { featuredTexts } from '@summit/contract/texts/featured';
import { useServerTexts, type AttendeeDetails } from '@summit/shared-auth';

export type FeaturedTexts = Record<keyof typeof featuredTexts, string>;

/** What the registration of featured attendees says: part of the same answer as the other texts. Suspends. */
export function useFeaturedTexts(): FeaturedTexts {
  return useServerTexts(featuredTexts, 'registration');
}

/** What somebody comes as: the category they chose, or featured. Suspends. */
export function useKindOf({ attendeeType, category }: AttendeeDetails): string {
  const featured = useFeaturedTexts()['registrationFeatured.kind'];
  return attendeeType === 'Featured' ? featured : category.name;
}
