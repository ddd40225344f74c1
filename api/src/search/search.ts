import { searchCalls } from '@summit/contract/calls/search';
import { cachedResponse } from '../platform/cached-response.ts';
import { type Capability, serve } from '../platform/serve.ts';
import { pageEntriesOf } from './page-entries.queries.ts';
import { search } from './search.queries.ts';

/** How long a change may take to be seen, in seconds. */
const freshness = 5;

/** The search of the site. Cached as `search`. */
export const siteSearch: Capability = (app, platform) => {
  const storePages = pageEntriesOf(platform, freshness * 1000);

  serve(app, searchCalls, {
    search: cachedResponse('search', freshness, async ({ query }) => {
      await storePages();
      return search(platform.db, query.q);
    }),
  });
};
