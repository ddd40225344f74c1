import type { blitzCalls } from '@summit/contract/calls/blitz';
import { limits } from '@summit/contract/limits';
import { toStoredPicture } from '../media/media.queries.ts';
import { describeStored, readFormPicture } from '../media/uploaded-picture.queries.ts';
import type { Handler } from '../platform/handler.ts';
import { oneAtATime } from '../platform/in-turn.ts';
import type { Platform } from '../platform/platform.ts';
import { keepLogo } from './blitz-logos.queries.ts';
import { makeLogo } from './make-logo.ts';
import { openInvitation } from './open-invitation.ts';

/** Keeps a logo that is not used for anything yet: the submission of the form does that. */
export function uploadLogoWith(platform: Platform): Handler<typeof blitzCalls.uploadBlitzLogo> {
  const { db, clock, config, rateLimiter } = platform;
  const inTurn = oneAtATime();
  return async ({ query, request }) => {
    const { invitation } = await openInvitation(db, query.token, clock.now());
    await rateLimiter.demand('upload', { id: `blitz logo ${invitation.id}` });
    const content = await readFormPicture(request, 'file', limits.imageBytes);
    const { jpeg, size } = await inTurn(() => makeLogo(content));
    const picture = toStoredPicture(config.dataDir, jpeg);
    await keepLogo(db, invitation.id, picture, clock.now());
    return { storedFileResponses: [describeStored(picture, size)] };
  };
}
