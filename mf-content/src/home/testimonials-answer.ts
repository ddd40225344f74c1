import type { ResponseOf } from '@summit/contract/call';
import { settingsCalls } from '@summit/contract/calls/settings';
import { testimonialCalls } from '@summit/contract/calls/testimonials';
import { serverQuery, useCall } from '@summit/shared-auth';
import {
  queryOptions,
  usePrefetchQuery,
  useQueryClient,
  useSuspenseQuery,
} from '@summit/shared-auth/server-state';

/** More than this is a wall of praise. */
const shown = { query: { itemsOnPage: 3 } } as const;

export type Testimonial = ResponseOf<typeof testimonialCalls.testimonials>['testimonials'][number];

interface TestimonialsAnswer {
  current: Testimonial[];
  /** Of the last edition; empty where the organisers do not show it, or it cannot be had. */
  lastYear: Testimonial[];
}

/** What people say. Suspends, on the server too; throws ApiError. */
export function useTestimonials(): TestimonialsAnswer {
  return useSuspenseQuery(useTestimonialsQuery()).data;
}

/** Asks for them before they are shown. */
export function useEarlyTestimonials(): void {
  usePrefetchQuery(useTestimonialsQuery());
}

function useTestimonialsQuery() {
  const call = useCall();
  const queryClient = useQueryClient();
  return queryOptions({
    queryKey: ['testimonials'],
    queryFn: async ({ signal }): Promise<TestimonialsAnswer> => {
      const lastYear = async () => {
        const { lastYearTestimonials } = await queryClient.ensureQueryData(
          serverQuery(call, settingsCalls.settings),
        );
        if (!lastYearTestimonials.isEnabled) return [];
        return (await call(testimonialCalls.lastYearTestimonials, { ...shown, signal })).testimonials;
      };
      const [{ testimonials }, before] = await Promise.all([
        call(testimonialCalls.testimonials, { ...shown, signal }),
        lastYear().catch(() => []),
      ]);
      return { current: testimonials, lastYear: before };
    },
  });
}
