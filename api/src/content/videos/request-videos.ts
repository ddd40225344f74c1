import type * as videoCalls from '@summit/contract/calls/videos';
import type { Handler } from '../../platform/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import { readSection } from '../../settings/public/settings.queries.ts';
import { giveVideoAccess } from './video-access.queries.ts';

/** Takes a request for access to the restricted videos. The response never depends on the address. */
export function createRequestVideosHandler(platform: Platform): Handler<typeof videoCalls.requestVideos> {
  const { db, rateLimiter } = platform;
  return async ({ query, request }) => {
    await rateLimiter.visit('videosOfDevice', request);
    const { isEnabled, accessRequestIsEnabled } = await readSection(db, 'videoGallery');
    const isRequested = isEnabled && accessRequestIsEnabled;
    const isTooMany = await rateLimiter.take('videosOfAddress', { email: query.email });
    if (isRequested && isTooMany === null) await giveVideoAccess(platform, query.email);
    return { isRequested };
  };
}
