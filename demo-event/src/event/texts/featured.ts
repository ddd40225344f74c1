import type { featuredTexts } from '@summit/contract/texts/featured';

/** The demo event's own wording instead of the neutral one. */
export const demoFeaturedTexts = {
  'registrationFeatured.meta.description':
    'Accept your invitation as a featured attendee of Summit London 2027: your details, your photo and a few lines about you.',
} as const satisfies Partial<Record<keyof typeof featuredTexts, string>>;
