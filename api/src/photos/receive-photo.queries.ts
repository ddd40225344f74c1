import type { FastifyRequest } from 'fastify';
import type { ResponseOf } from '@summit/contract/call';
import type { attendeePhotoCalls } from '@summit/contract/calls/attendee-photo';
import { type StoredPicture, toStoredPicture } from '../media/media.queries.ts';
import { describeStored, receivePicture } from '../media/uploaded-picture.queries.ts';
import type { Platform } from '../platform/platform.ts';
import { makePhoto } from './make-photo.ts';

type StoredPhoto = ResponseOf<typeof attendeePhotoCalls.uploadImage>;

/**
 * Makes a photo of what was uploaded, and passes it to `keep`, which stores it and records whose it is.
 * @param uploader identifies those who upload: each may do it 30 times in an hour
 * @throws Failure rate-limit-0001, image-0001, image-0002, image-0003 or image-0004
 */
export async function receivePhoto(
  { config, rateLimiter }: Platform,
  request: FastifyRequest,
  uploader: string,
  keep: (picture: StoredPicture) => Promise<void>,
): Promise<StoredPhoto> {
  await rateLimiter.demand('upload', { id: `photo ${uploader}` });
  const photo = await receivePicture(request, 'file', makePhoto);
  const picture = toStoredPicture(config.dataDir, photo.jpeg);
  await keep(picture);
  return { storedFileResponses: [describeStored(picture, { width: photo.side, height: photo.side })] };
}
