import sharp from 'sharp';
import { limits } from '@summit/contract/limits';
import { readingOptions, readPicture } from '../media/uploaded-picture.queries.ts';
import { Failure } from '../platform/failure.ts';

const { minimumSide, width, height } = limits.logo;

/** A logo as it is stored: a JPEG, with its size in px. */
interface MadeLogo {
  jpeg: Buffer;
  size: { width: number; height: number };
}

/**
 * Makes a logo of an uploaded picture: whole, on white, and no larger than it is shown, without the picture's metadata.
 * @throws Failure image-0001 when it is no JPEG, PNG or WebP that can be read to its end, image-0003 when it is too small
 */
export function makeLogo(upload: Buffer): Promise<MadeLogo> {
  return readPicture(upload, async (size) => {
    if (Math.max(size.width, size.height) < minimumSide) {
      throw new Failure('image-0003');
    }
    const picture = sharp(upload, readingOptions)
      .autoOrient()
      .resize({ width, height, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      // High quality, because compression shows around letters on a plain background. It also differs from photos, so
      // that no file is both a logo and a photo: each kind is removed by its own rules.
      .jpeg({ quality: 90, chromaSubsampling: '4:4:4' });
    const { data: jpeg, info } = await picture.toBuffer({ resolveWithObject: true });
    return { jpeg, size: { width: info.width, height: info.height } };
  });
}
