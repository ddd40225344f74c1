import { packageCalls } from '@summit/contract/calls/packages';
import { pageCounts, pageWindow } from '@summit/contract/list-query';
import { checkEmailDomain } from '../attendee-registration/email-domains.queries.ts';
import { listCategories, listPredefinedActivities } from '../attendees/categories.queries.ts';
import { cachedAnswer } from '../platform/cached-answer.ts';
import { notBuilt, serve, type Capability } from '../platform/serve.ts';
import { findTag, listTags } from '../tags/tags.queries.ts';
import { listPackages } from './packages.queries.ts';

/** The packages on offer, and the lists that the registration forms choose from. */
export const packages: Capability = (app, { db, clock }) => {
  serve(app, packageCalls, {
    packages: cachedAnswer('packages', 10, ({ query }) => listPackages(db, query, clock.now())),

    categories: cachedAnswer('categories', 60, async ({ query }) => {
      const window = pageWindow(query);
      const { categories, total } = await listCategories(db, false, window);
      return { categories, ...pageCounts(total, window) };
    }),

    vipCategories: cachedAnswer('vip-categories', 60, async ({ query }) => {
      const window = pageWindow(query);
      const { categories, total } = await listCategories(db, true, window);
      return { categories, ...pageCounts(total, window) };
    }),

    predefinedActivities: cachedAnswer('predefined-activities', 60, async ({ query }) => {
      const window = pageWindow(query);
      const { predefinedActivities, total } = await listPredefinedActivities(
        db,
        query['filter.Group.Equals'],
        window,
      );
      return { predefinedActivities, ...pageCounts(total, window) };
    }),

    tags: cachedAnswer('tags', 60, async ({ query }) => {
      const window = pageWindow(query);
      const { tags, total } = await listTags(db, window);
      return { tags, ...pageCounts(total, window) };
    }),

    tag: async ({ params, fail }) => (await findTag(db, params.id)) ?? fail('cqrs-0009'),

    emailDomainValidation: async ({ query, fail }) => {
      const problem = await checkEmailDomain(db, query.email);
      return problem ? fail(problem) : { isValid: true };
    },

    promoCodeDiscount: notBuilt,
    suggestTag: notBuilt,
  });
};
