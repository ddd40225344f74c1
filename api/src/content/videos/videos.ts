import * as videoCalls from '@summit/contract/calls/videos';
import { cachedResponse } from '../../platform/responses/cached-response.ts';
import { type Capability, serve } from '../../platform/serve.ts';
import { createRequestVideosHandler } from './request-videos.ts';
import { opensVideos } from './video-access.queries.ts';
import { listAttendeeVideos, listPublicVideos } from './videos.queries.ts';

/** How long a change may take to be seen, in seconds. */
const freshness = 5;

/** Public videos, and those for signed-in attendees. Responses are cached as `videos`. */
export const videos: Capability = (app, platform) => {
  const { db, clock } = platform;

  serve(app, videoCalls, {
    videos: cachedResponse('videos', freshness, async ({ query, fail }) => {
      if (query.token === undefined) return listPublicVideos(db, query, false);
      const isOpen = await opensVideos(db, query.token, clock.now());
      return isOpen ? listPublicVideos(db, query, true) : fail('video-0001');
    }),

    attendeeVideos: ({ query }) => listAttendeeVideos(db, query),
    requestVideos: createRequestVideosHandler(platform),
  });
};
