import type { videoCalls } from '@summit/contract/calls/videos';
import type { Handler } from '../platform/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { networkOf } from '@summit/contract/network-of';
import type { RateLimit } from '../platform/rate-limit/rate-limiter.ts';
import { readSection } from '../settings/settings.queries.ts';
import { giveVideoAccess } from './video-access.queries.ts';

/** Requests of one visitor, whatever the addresses. */
const requests: RateLimit = { limit: 10, windowSeconds: 15 * 60 };

/** Letters to one address: nobody's letter box is filled by somebody else. */
const letters: RateLimit = { limit: 2, windowSeconds: 24 * 60 * 60 };

/** Takes a request for the videos that access has to be asked for. The answer never depends on the address. */
export function requestVideosWith(platform: Platform): Handler<typeof videoCalls.requestVideos> {
  const { db, rateLimiter } = platform;
  return async ({ query, request, fail }) => {
    const retryAfter = await rateLimiter.take(`videos ${networkOf(request.ip)}`, requests);
    if (retryAfter !== null) {
      return fail('rate-limit-0001', { retryAfter });
    }
    const { isEnabled, accessRequestIsEnabled } = await readSection(db, 'videoGallery');
    const isRequested = isEnabled && accessRequestIsEnabled;
    const isTooMany = await rateLimiter.take(`videos for ${query.email.toLowerCase()}`, letters);
    if (isRequested && isTooMany === null) {
      await giveVideoAccess(platform, query.email);
    }
    return { isRequested };
  };
}
