import type { FastifyRequest } from 'fastify';
import type * as attendeePhotoCalls from '@summit/contract/calls/attendee-photo';
import { getCrop } from '@summit/contract/frame/pictures';
import type { ResponseOf } from '@summit/contract/requests/call';
import { type StoredPicture, toStoredPicture } from '../../content/public/media.queries.ts';
import { describeStored, receivePicture } from '../../content/public/uploaded-picture.ts';
import type { Platform } from '../../platform/platform.ts';
import { makePhoto } from '../photos/make-photo.ts';

type StoredPhoto = ResponseOf<typeof attendeePhotoCalls.uploadImage>;

interface PhotoSender {
  /** Identifies the uploader, who may upload 30 times in an hour. */
  uploader: string;
  /** The chosen part of the picture, in the format of a request. */
  crop?: string;
}

/**
 * Makes a photo of an upload, and passes it to `keep`, which stores it and records its owner.
 * @throws Failure rate-limit-0001 or image-0001 to image-0009
 */
export async function receivePhoto(
  { config, rateLimiter }: Platform,
  request: FastifyRequest,
  { uploader, crop }: PhotoSender,
  keep: (picture: StoredPicture) => Promise<void>,
): Promise<StoredPhoto> {
  await rateLimiter.requireAttempt('upload', { id: `photo ${uploader}` });
  const photo = await receivePicture(request, 'file', (upload) =>
    makePhoto(upload, crop ? getCrop(crop) : undefined),
  );
  const picture = toStoredPicture(config.dataDir, photo.jpeg);
  await keep(picture);
  return { storedFileResponses: [describeStored(picture, { width: photo.side, height: photo.side })] };
}
