import type { FastifyRequest } from 'fastify';
import { photoSizes, pictureVariant } from '@summit/contract/frame/pictures';
import * as limits from '@summit/contract/limits/limits';
import { oneAtATime } from '../../platform/jobs/in-turn.ts';
import { getRefusal } from '../../platform/pictures/open-picture.ts';
import { pictureKind, signatureBytes } from '../../platform/pictures/picture-kind.ts';
import { byteBudget } from '../../platform/requests/byte-budget.ts';
import { type FormFileProblem, withFormFile } from '../../platform/requests/form-file.ts';
import { Failure, type FailureDetails } from '../../platform/responses/failure.ts';
import type { StoredPicture } from './media.queries.ts';

interface PictureSize {
  /** px */
  width: number;
  height: number;
}

const refusals: Record<Exclude<FormFileProblem, 'refused'>, [UploadCode, FailureDetails?]> = {
  none: ['image-0001', { message: 'There was no picture in the request. Please choose one.' }],
  several: ['image-0001', { message: 'Please send one picture at a time.' }],
  tooLarge: ['image-0002'],
  noRoom: ['image-0004', { retryAfter: 10 }],
};

type UploadCode = 'image-0001' | 'image-0002' | 'image-0004';

/** The memory that all pictures under upload or waiting may take together in this process, in bytes. */
const budget = byteBudget(16 * limits.imageBytes);

// The process has one queue, because each picture would take every core.
const inTurn = oneAtATime();

/**
 * Reads the one file of a form, in the part of this name, and passes it to `make`, one file at a time.
 * @throws Failure image-0001, image-0002, image-0006, or image-0004 when too many are waiting; and what `make` throws
 */
export function receivePicture<T>(
  request: FastifyRequest,
  name: string,
  make: (upload: Buffer) => Promise<T>,
): Promise<T> {
  const expected = {
    name,
    maxBytes: limits.imageBytes,
    accepts: (beginning: Buffer) => pictureKind(beginning) !== null,
    beginningBytes: signatureBytes,
    budget,
  };
  return withFormFile(request, expected, async (file) => {
    if (!('problem' in file)) return inTurn(() => make(file.content));
    const { problem, beginning } = file;
    throw problem === 'refused' ? getRefusal(beginning) : new Failure(...refusals[problem]);
  });
}

/** A stored picture as the response to an upload describes it, with the sizes it is served in. It is never enlarged. */
export function describeStored({ name, url }: StoredPicture, size: PictureSize) {
  const imageTransforms = Object.entries(photoSizes).map(([transform, full]) => {
    const width = Math.min(full, size.width);
    const height = Math.max(1, Math.round((size.height * width) / size.width));
    return { name: transform, url: pictureVariant(url, full, 'webp'), width, height };
  });
  return { fileName: name, originalFileUrl: url, imageTransforms };
}
