import type { FastifyRequest } from 'fastify';
import type { Platform } from '../../platform/platform.ts';
import { makeLogo } from '../media/make-logo.ts';
import { type StoredPicture, toStoredPicture } from './media.queries.ts';
import { describeStored, receivePicture } from './uploaded-picture.ts';

/**
 * Makes a logo of an upload, and passes it to `keep`, which stores it and records its owner. Each uploader may do this
 * 30 times in an hour.
 * @throws Failure rate-limit-0001 or image-0001 to image-0009
 */
export async function receiveLogo(
  { config, rateLimiter }: Platform,
  request: FastifyRequest,
  uploader: string,
  keep: (picture: StoredPicture) => Promise<void>,
) {
  await rateLimiter.requireAttempt('upload', { id: `logo ${uploader}` });
  const { jpeg, size } = await receivePicture(request, 'file', makeLogo);
  const picture = toStoredPicture(config.dataDir, jpeg);
  await keep(picture);
  return { storedFileResponses: [describeStored(picture, size)] };
}
