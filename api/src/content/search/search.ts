import * as searchCalls from '@summit/contract/calls/search';
import { repeat } from '../../platform/jobs/repeat.ts';
import { cachedResponse } from '../../platform/responses/cached-response.ts';
import { type Capability, serve } from '../../platform/serve.ts';
import { indexPages } from '../public/page-entries.queries.ts';
import { search } from './search.queries.ts';

/** How long a response is cached, in seconds. */
const freshness = 5;

const everyTenMinutes = 600_000;

/** The search of the site. Cached as `search`. */
export const siteSearch: Capability = (app, { db }) => {
  // The pages are read again, because a new release may have other wording, and texts may have been changed by hand.
  const noting = repeat(app, 'note the pages for the search', everyTenMinutes, () =>
    db.transaction(indexPages),
  );
  app.addHook('onReady', async () => noting.kick());

  serve(app, searchCalls, {
    search: cachedResponse('search', freshness, ({ query }) => search(db, query.q)),
  });
};
