import * as videoCalls from '@summit/contract/calls/videos';
import { timeItself } from '../../platform/rehearsal/current-rehearsal.ts';
import { cachedResponse } from '../../platform/responses/cached-response.ts';
import { type Capability, serve } from '../../platform/serve.ts';
import { readSection } from '../../settings/public/settings.queries.ts';
import { giveVideoAccess, opensVideos } from './video-access.queries.ts';
import { listAttendeeVideos, listPublicVideos } from './videos.queries.ts';

/** How long a response is cached, in seconds. */
const freshness = 5;

/** Public videos, and those for signed-in attendees. Responses are cached as `videos`. */
export const videos: Capability = (app, platform) => {
  const { db, clock, rateLimiter } = platform;

  serve(app, videoCalls, {
    videos: cachedResponse('videos', freshness, async ({ query, fail }) => {
      if (query.token === undefined) return listPublicVideos(db, query, false);
      const isOpen = await opensVideos(db, query.token, timeItself(clock));
      return isOpen ? listPublicVideos(db, query, true) : fail('video-0001');
    }),

    attendeeVideos: ({ query }) => listAttendeeVideos(db, query),

    /** The response never depends on the address. */
    requestVideos: async ({ query, request }) => {
      await rateLimiter.visit('videosOfDevice', request);
      const { isEnabled, accessRequestIsEnabled } = await readSection(db, 'videoGallery');
      const isRequested = isEnabled && accessRequestIsEnabled;
      const isTooMany = await rateLimiter.take('videosOfAddress', { email: query.email });
      if (isRequested && isTooMany === null) await giveVideoAccess(platform, query.email);
      return { isRequested };
    },
  });
};
