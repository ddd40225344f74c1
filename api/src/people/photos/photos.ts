import * as attendeePhotoCalls from '@summit/contract/calls/attendee-photo';
import { kindOfAttendee } from '@summit/contract/registration/registration-kinds';
import { continueRegistration } from '@summit/contract/registration/registration-status';
import type { ResponseOf } from '@summit/contract/requests/call';
import { closeHeif } from '../../platform/pictures/heif/decode-heif.ts';
import { Failure } from '../../platform/responses/failure.ts';
import { type Capability, serve } from '../../platform/serve.ts';
import type { AttendeeRow } from '../attendees/attendees.tables.ts';
import { findAttendee, lockAttendee } from '../public/attendees.queries.ts';
import { saveUpload, takePhoto } from '../public/photos.queries.ts';
import { receivePhoto } from '../public/receive-photo.ts';

type Step = ResponseOf<typeof attendeePhotoCalls.submitImage>;

/** The photo of an attendee: it is uploaded first, then chosen for their badge. */
export const photos: Capability = (app, platform) => {
  const { db, clock, responseCache } = platform;
  app.addHook('onClose', closeHeif);

  /** Makes an upload the photo of the attendee who made it, if they have reached the photo step. */
  async function take(id: string, imageUrl: string, isTurnOf: (row: AttendeeRow) => boolean) {
    const attendee = await db.transaction(async (tx) => {
      const row = await lockAttendee(tx, id);
      if (!row || !isTurnOf(row)) throw new Failure('fm.cms-0041');
      if (!(await takePhoto(tx, row, imageUrl, clock.now()))) {
        throw new Failure('image-0001', { message: 'Please upload this picture once more.' });
      }
      return row;
    });
    responseCache.drop('attendees');
    return attendee;
  }

  serve(app, attendeePhotoCalls, {
    attendeeImage: async ({ attendee, fail }) => {
      const row = await findAttendee(db, attendee.id);
      return row ? { imageUrl: row.imageUrl, imageStatus: row.imageStatus } : fail('fm.cms-0041');
    },

    /** Stores a photo that is not used yet: the calls below assign it. */
    uploadImage: ({ attendee, query, request }) =>
      receivePhoto(platform, request, { uploader: attendee.id, crop: query.crop }, (picture) =>
        saveUpload(db, attendee.id, picture, clock.now()),
      ),

    submitImage: async ({ attendee, body }) => {
      const row = await take(attendee.id, body.imageUrl, hasReachedPhoto);
      return { registrationStatus: row.registrationStatus, next: stepAfterPhoto(row) };
    },

    setImage: async ({ attendee, body }) => {
      await take(attendee.id, body.imageUrl, () => true);
      return { imageUrl: body.imageUrl, imageStatus: 'Uploaded' as const };
    },
  });
};

/** The photo is no step before the second part. Later it can be added at any time, even where it is not required. */
function hasReachedPhoto({ registrationStatus }: AttendeeRow): boolean {
  return registrationStatus !== 'SubmitStepOne';
}

/** After the photo, an attendee continues with the next step for their status. */
function stepAfterPhoto(attendee: AttendeeRow): Step['next'] {
  const { registrationStatus: status } = attendee;
  const facts = { status, photoEnabled: true, photoUploaded: true, kind: kindOfAttendee(attendee) };
  return (continueRegistration(facts) ?? 'registrationCompleted') as Step['next'];
}
