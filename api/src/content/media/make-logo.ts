import * as limits from '@summit/contract/limits/limits';
import { openPicture } from '../../platform/pictures/open-picture.ts';
import { Failure } from '../../platform/responses/failure.ts';

const { minimumSide, width, height } = limits.logo;

/** A logo as it is stored: a JPEG, with its size in px. */
interface MadeLogo {
  jpeg: Buffer;
  size: { width: number; height: number };
}

/**
 * Makes a logo of an uploaded picture: whole, on white, and no larger than it is shown, without the picture's metadata.
 * @throws Failure image-0003 when it is too small, and all that `openPicture` throws
 */
export function makeLogo(upload: Buffer): Promise<MadeLogo> {
  return openPicture(upload, async (picture) => {
    if (Math.max(picture.width, picture.height) < minimumSide) throw new Failure('image-0003');
    const logo = picture.pixels
      .resize({ width, height, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      // High quality, because compression shows around letters on a plain background.
      .jpeg({ quality: 90, chromaSubsampling: '4:4:4' });
    const { data: jpeg, info } = await logo.toBuffer({ resolveWithObject: true });
    return { jpeg, size: { width: info.width, height: info.height } };
  });
}
