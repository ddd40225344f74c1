import { sponsorCalls } from '@summit/contract/calls/sponsors';
import { cachedAnswer } from '../platform/cached-answer.ts';
import { serve, type Capability } from '../platform/serve.ts';
import { listSponsors, listSponsorTypes, listTiers } from './sponsors.queries.ts';

/** How long a change may take to be seen, in seconds. */
const freshness = 5;

/** Sponsors, what they do, and their tiers. The kept answers are called `sponsors`. */
export const sponsors: Capability = (app, { db }) => {
  serve(app, sponsorCalls, {
    sponsors: cachedAnswer('sponsors', freshness, ({ query }) => listSponsors(db, query)),
    sponsorTypes: cachedAnswer('sponsors', freshness, ({ query }) => listSponsorTypes(db, query)),
    tiers: cachedAnswer('sponsors', freshness, ({ query }) => listTiers(db, query)),
  });
};
