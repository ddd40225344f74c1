import * as testimonialCalls from '@summit/contract/calls/testimonials';
import { cachedResponse } from '../../platform/responses/cached-response.ts';
import { type Capability, serve } from '../../platform/serve.ts';
import { readSection } from '../../settings/public/settings.queries.ts';
import { listTestimonials, listTestimonialTypes } from './testimonials.queries.ts';

/** How long a response is cached, in seconds. */
const freshness = 5;

/** What people say about this edition and the last. Responses are cached as `testimonials`. */
export const testimonials: Capability = (app, { db }) => {
  const presentEdition = async (): Promise<number> => (await readSection(db, 'event')).edition;

  serve(app, testimonialCalls, {
    testimonials: cachedResponse('testimonials', freshness, async ({ query }) =>
      listTestimonials(db, await presentEdition(), query),
    ),
    lastYearTestimonials: cachedResponse('testimonials', freshness, async ({ query }) =>
      listTestimonials(db, (await presentEdition()) - 1, query),
    ),
    testimonialTypes: cachedResponse('testimonials', freshness, ({ query }) =>
      listTestimonialTypes(db, query),
    ),
  });
};
