import sharp from 'sharp';
import type { CropArea } from '@summit/contract/frame/pictures';
import * as limits from '@summit/contract/limits/limits';
import { getSquare } from '../../platform/pictures/crop-area.ts';
import { openPicture } from '../../platform/pictures/open-picture.ts';
import { Failure } from '../../platform/responses/failure.ts';

const { minimumSide, side } = limits.photo;

/** A photo as it is stored: a square JPEG without the camera's metadata. */
export interface MadePhoto {
  jpeg: Buffer;
  /** Width and height in px. */
  side: number;
}

/**
 * Makes a photo of an uploaded picture: upright, a square of at most 800 px. The kind of file is determined by its content
 * alone.
 * @param area what the sender has chosen; without it, the square around what draws the eye
 * @throws Failure image-0003 when it is too small, and all that `openPicture` throws
 */
export function makePhoto(upload: Buffer, area?: CropArea): Promise<MadePhoto> {
  return openPicture(upload, async ({ width, height, pixels }) => {
    const chosen = area && getSquare(area, { width, height });
    const shorter = chosen?.width ?? Math.min(width, height);
    if (shorter < minimumSide) throw new Failure('image-0003');
    const square = Math.min(shorter, side);
    const picture = (chosen ? pixels.extract(chosen) : pixels)
      .resize({ width: square, height: square, fit: 'cover', position: sharp.strategy.attention })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 84, progressive: true });
    return { jpeg: await picture.toBuffer(), side: square };
  });
}
