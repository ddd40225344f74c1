import * as galleryCalls from '@summit/contract/calls/gallery';
import { cachedResponse } from '../../platform/responses/cached-response.ts';
import { type Capability, serve } from '../../platform/serve.ts';
import { findGallery, listPhotoGalleries } from './galleries.queries.ts';

/** How long a response is cached, in seconds. */
const freshness = 5;

/** Albums of photographs. Responses are cached as `galleries`. */
export const galleries: Capability = (app, { db }) => {
  serve(app, galleryCalls, {
    photoGalleries: cachedResponse('galleries', freshness, ({ query }) => listPhotoGalleries(db, query)),
    gallery: cachedResponse('galleries', freshness, async ({ query, fail }) => {
      return (await findGallery(db, query['query.id'])) ?? fail('cqrs-0009');
    }),
  });
};
