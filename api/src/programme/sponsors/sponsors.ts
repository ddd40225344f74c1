import * as sponsorCalls from '@summit/contract/calls/sponsors';
import { cachedResponse } from '../../platform/responses/cached-response.ts';
import { type Capability, serve } from '../../platform/serve.ts';
import { findSponsor, listSponsors, listSponsorTypes, listTiers } from './sponsors.queries.ts';

/** How long a response is cached, in seconds. */
const freshness = 5;

/** Sponsors, what they do, and their tiers. Responses are cached as `sponsors`. */
export const sponsors: Capability = (app, { db }) => {
  serve(app, sponsorCalls, {
    sponsors: cachedResponse('sponsors', freshness, ({ query }) => listSponsors(db, query)),
    sponsor: cachedResponse(
      'sponsors',
      freshness,
      async ({ params, fail }) => (await findSponsor(db, params.id)) ?? fail('cqrs-0009'),
    ),
    sponsorTypes: cachedResponse('sponsors', freshness, ({ query }) => listSponsorTypes(db, query)),
    tiers: cachedResponse('sponsors', freshness, ({ query }) => listTiers(db, query)),
  });
};
