import type { FastifyRequest } from 'fastify';
import sharp from 'sharp';
import { limits } from '@summit/contract/limits';
import { photoSizes, pictureVariant } from '@summit/contract/pictures';
import { byteBudget } from '../platform/byte-budget.ts';
import { Failure, type FailureDetails } from '../platform/failure.ts';
import { type FormFileProblem, withFormFile } from '../platform/form-file.ts';
import { oneAtATime } from '../platform/in-turn.ts';
import { limitInputPixels, type StoredPicture } from './media.queries.ts';
import { pictureKind, signatureBytes } from './picture-kind.ts';

/** Small faults, such as some phones write, are put up with; a picture that ends in the middle is not. */
export const readingOptions = { limitInputPixels, failOn: 'error' } as const;

interface PictureSize {
  /** px */
  width: number;
  height: number;
}

const refusals: Record<FormFileProblem, [UploadCode, FailureDetails?]> = {
  none: ['image-0001', { message: 'There was no picture in the request. Please choose one.' }],
  several: ['image-0001', { message: 'Please send one picture at a time.' }],
  tooLarge: ['image-0002'],
  refused: ['image-0001'],
  noRoom: ['image-0004', { retryAfter: 10 }],
};

type UploadCode = 'image-0001' | 'image-0002' | 'image-0004';

/** What all pictures that are arriving or waiting may take of this process's memory, in bytes. */
const budget = byteBudget(16 * limits.imageBytes);

// One queue for the whole process: each picture would take every core.
const inTurn = oneAtATime();

/**
 * Reads the one file of a form, in the part of this name, and passes it to `make`, one file at a time.
 * @throws Failure image-0001, image-0002, or image-0004 when too many are waiting; and what `make` throws
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
    if ('problem' in file) {
      throw new Failure(...refusals[file.problem]);
    }
    return inTurn(() => make(file.content));
  });
}

/**
 * Passes an uploaded picture to `make`. Its kind is determined by its content alone: by its first bytes before anything
 * parses it, and by its header, with its size, before it is decoded.
 * @throws Failure image-0001 when it is no JPEG, PNG or WebP that can be read to its end; and what `make` throws as such
 */
export async function readPicture<T>(upload: Buffer, make: (size: PictureSize) => Promise<T>): Promise<T> {
  const kind = pictureKind(upload);
  if (kind === null) {
    throw new Failure('image-0001');
  }
  try {
    const { format, width, height } = await sharp(upload, readingOptions).metadata();
    if (format !== kind) {
      throw new Error(`It begins as ${kind} and is read as ${format}.`);
    }
    return await make({ width, height });
  } catch (error) {
    throw error instanceof Failure ? error : new Failure('image-0001', { cause: error });
  }
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
