import * as organisePhotosCalls from '@summit/contract/calls/organise-photos';
import { isUuid } from '../../platform/db/is-uuid.ts';
import { type Capability, serve } from '../../platform/serve.ts';
import { decidePhoto, listPhotos } from './photo-desk.queries.ts';

/** The calls with which organisers approve or refuse attendees' photos. */
export const photoDesk: Capability = (app, platform) => {
  const { db, responseCache } = platform;
  serve(app, organisePhotosCalls, {
    attendeePhotos: ({ query }) => listPhotos(db, query),
    decidePhoto: async ({ organiser, params, body, fail }) => {
      if (!isUuid(params.attendeeId)) return fail('cqrs-0009');
      const decision = { ...body, id: params.attendeeId };
      await db.transaction((tx) => decidePhoto(platform, tx, organiser, decision));
      responseCache.drop('attendees');
    },
  });
};
