import sharp from 'sharp';
import { limits } from '@summit/contract/limits';
import { readingOptions, readPicture } from '../media/uploaded-picture.queries.ts';
import { Failure } from '../platform/failure.ts';

const { minimumSide, side } = limits.photo;

/** A photo as it is stored: a square JPEG without the camera's metadata. */
export interface MadePhoto {
  jpeg: Buffer;
  /** Width and height in px. */
  side: number;
}

/**
 * Makes a photo of an uploaded picture: upright, cropped to a square around what draws the eye, at most 800 px wide.
 * The kind of file is determined by its content alone.
 * @throws Failure image-0001 when it is no JPEG, PNG or WebP that can be read to its end, image-0003 when it is too small
 */
export function makePhoto(upload: Buffer): Promise<MadePhoto> {
  return readPicture(upload, async ({ width, height }) => {
    const shorter = Math.min(width, height);
    if (shorter < minimumSide) {
      throw new Failure('image-0003');
    }
    const square = Math.min(shorter, side);
    const picture = sharp(upload, readingOptions)
      .autoOrient()
      .resize({ width: square, height: square, fit: 'cover', position: sharp.strategy.attention })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 84, progressive: true });
    return { jpeg: await picture.toBuffer(), side: square };
  });
}
