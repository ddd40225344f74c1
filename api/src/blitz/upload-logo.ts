import type { blitzCalls } from '@summit/contract/calls/blitz';
import { toStoredPicture } from '../media/media.queries.ts';
import { describeStored, receivePicture } from '../media/uploaded-picture.queries.ts';
import type { Handler } from '../platform/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { keepLogo } from './blitz-logos.queries.ts';
import { makeLogo } from './make-logo.ts';
import { openInvitation } from './open-invitation.ts';

/** Stores a logo that is not used yet: the submission of the form refers to it. */
export function uploadLogoWith(platform: Platform): Handler<typeof blitzCalls.uploadBlitzLogo> {
  const { db, clock, config, rateLimiter } = platform;
  return async ({ query, request }) => {
    const { invitation } = await openInvitation(db, query.token, clock.now());
    await rateLimiter.demand('upload', { id: `blitz logo ${invitation.id}` });
    const { jpeg, size } = await receivePicture(request, 'file', makeLogo);
    const picture = toStoredPicture(config.dataDir, jpeg);
    await keepLogo(db, invitation.id, picture, clock.now());
    return { storedFileResponses: [describeStored(picture, size)] };
  };
}
