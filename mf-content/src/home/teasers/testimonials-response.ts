import * as settingsCalls from '@summit/contract/calls/settings';
import * as testimonialCalls from '@summit/contract/calls/testimonials';
import type { ResponseOf } from '@summit/contract/requests/call';
import { serverView, usePrefetchServerView, useServerView } from '@summit/shared-auth/server-view';

/** The home page shows only three, because more would be too much praise. */
const shown = { query: { itemsOnPage: 3 } } as const;

export type Testimonial = ResponseOf<typeof testimonialCalls.testimonials>['testimonials'][number];

interface TestimonialsResponse {
  current: Testimonial[];
  /** Testimonials of the last edition; empty where the organisers do not show them, or they are unavailable. */
  lastYear: Testimonial[];
}

/** The testimonials. Suspends, on the server too; throws ApiError. */
export function useTestimonials(): TestimonialsResponse {
  return useServerView(testimonialsView);
}

/** Prefetches the testimonials. */
export function usePrefetchTestimonials(): void {
  usePrefetchServerView(testimonialsView, undefined);
}

const testimonialsView = serverView(
  'content.testimonials',
  [testimonialCalls.testimonials, testimonialCalls.lastYearTestimonials, settingsCalls.settings],
  async ({ call, stored }): Promise<TestimonialsResponse> => {
    const lastYear = async () => {
      const { lastYearTestimonials } = await stored(settingsCalls.settings);
      if (!lastYearTestimonials.isEnabled) return [];
      return (await call(testimonialCalls.lastYearTestimonials, shown)).testimonials;
    };
    const [{ testimonials }, before] = await Promise.all([
      call(testimonialCalls.testimonials, shown),
      lastYear().catch(() => []),
    ]);
    return { current: testimonials, lastYear: before };
  },
);
