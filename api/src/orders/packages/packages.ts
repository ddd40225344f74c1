import * as packageCalls from '@summit/contract/calls/packages';
import { errorMessage } from '@summit/contract/errors/errors';
import { listCategories, listPredefinedActivities } from '../../people/public/categories.queries.ts';
import { checkEmailDomain } from '../../people/public/email-domains.queries.ts';
import { findTag, listTags, suggestTag } from '../../people/public/tags.queries.ts';
import { cachedResponse } from '../../platform/responses/cached-response.ts';
import { type Capability, serve } from '../../platform/serve.ts';
import { listPackages } from '../public/packages.queries.ts';

/** The packages on offer, and the lists that the registration forms choose from. */
export const packages: Capability = (app, { db, clock, rateLimiter, responseCache }) => {
  serve(app, packageCalls, {
    packages: cachedResponse('packages', 10, ({ query }) => listPackages(db, query, clock.now())),

    categories: cachedResponse('categories', 60, ({ query }) => listCategories(db, false, query)),

    vipCategories: cachedResponse('vip-categories', 60, ({ query }) => listCategories(db, true, query)),

    predefinedActivities: cachedResponse('predefined-activities', 60, ({ query }) =>
      listPredefinedActivities(db, query['filter.Group.Equals'], query),
    ),

    tags: cachedResponse('tags', 60, ({ query }) => listTags(db, query)),

    tag: async ({ params, fail }) => (await findTag(db, params.id)) ?? fail('cqrs-0009'),

    emailDomainValidation: async ({ query, fail }) => {
      const verdict = await checkEmailDomain(db, query.email);
      if (!verdict) return { isValid: true };
      const { code, meant } = verdict;
      return meant ? fail(code, { message: `Did you mean ${meant}? ${errorMessage(code)}` }) : fail(code);
    },

    suggestTag: async ({ attendee, body }) => {
      await rateLimiter.requireAttempt('tagOfAttendee', { id: attendee.id });
      const { tag, isNew } = await suggestTag(db, body.name);
      if (isNew) responseCache.drop('tags');
      return tag;
    },
  });
};
