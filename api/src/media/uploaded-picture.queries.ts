import type { FastifyRequest } from 'fastify';
import { photoSizes, pictureVariant, uploadedPictures } from '@summit/contract/pictures';
import sharp from 'sharp';
import { Failure, type FailureDetails } from '../platform/failure.ts';
import { readFormFile, type FormFileProblem } from '../platform/form-file.ts';
import { limitInputPixels, type StoredPicture } from './media.queries.ts';

/** Small faults, such as some phones write, are put up with; a picture that ends in the middle is not. */
export const readingOptions = { limitInputPixels, failOn: 'error' } as const;

interface PictureSize {
  /** px */
  width: number;
  height: number;
}

const refusals: Record<FormFileProblem, ['image-0001' | 'image-0002', FailureDetails?]> = {
  none: ['image-0001', { message: 'There was no picture in the request. Please choose one.' }],
  several: ['image-0001', { message: 'Please send one picture at a time.' }],
  tooLarge: ['image-0002'],
};

/**
 * The one file of a form, in the part of this name.
 * @throws Failure image-0001 or image-0002
 */
export async function readFormPicture(
  request: FastifyRequest,
  name: string,
  maxBytes: number,
): Promise<Buffer> {
  const file = await readFormFile(request, name, maxBytes);
  if ('problem' in file) {
    throw new Failure(...refusals[file.problem]);
  }
  return file.content;
}

/**
 * Makes something of an uploaded picture. What it is shows in its content alone.
 * @throws Failure image-0001 when it is no JPEG, PNG or WebP that can be read to its end; and what `make` throws as such
 */
export async function readPicture<T>(upload: Buffer, make: (size: PictureSize) => Promise<T>): Promise<T> {
  try {
    const { format, width, height } = await sharp(upload, readingOptions).metadata();
    if (!Object.hasOwn(uploadedPictures, format)) {
      throw new Error(`Pictures of the kind ${format} are not accepted.`);
    }
    return await make({ width, height });
  } catch (error) {
    throw error instanceof Failure ? error : new Failure('image-0001', { cause: error });
  }
}

/** A stored picture as the answer of an upload tells of it, with the sizes it is served in. It is never enlarged. */
export function describeStored({ name, url }: StoredPicture, size: PictureSize) {
  const imageTransforms = Object.entries(photoSizes).map(([transform, full]) => {
    const width = Math.min(full, size.width);
    const height = Math.max(1, Math.round((size.height * width) / size.width));
    return { name: transform, url: pictureVariant(url, full, 'webp'), width, height };
  });
  return { fileName: name, originalFileUrl: url, imageTransforms };
}
