import type * as blitzCalls from '@summit/contract/calls/blitz';
import { receiveLogo } from '../../content/public/receive-logo.ts';
import type { Handler } from '../../platform/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import { keepLogo } from './blitz-logos.queries.ts';
import { openInvitation } from './open-invitation.ts';

/** Stores a logo that is not used yet: the submission of the form refers to it. */
export function createUploadLogoHandler(platform: Platform): Handler<typeof blitzCalls.uploadBlitzLogo> {
  const { db, clock } = platform;
  return async ({ query, request }) => {
    const { invitation } = await openInvitation(db, query.token, clock.now());
    return receiveLogo(platform, request, `blitz ${invitation.id}`, (picture) =>
      keepLogo(db, invitation.id, picture, clock.now()),
    );
  };
}
