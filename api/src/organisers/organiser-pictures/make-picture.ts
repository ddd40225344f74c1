import * as limits from '@summit/contract/limits/limits';
import { openPicture } from '../../platform/pictures/open-picture.ts';
import { Failure } from '../../platform/responses/failure.ts';

const { minimumSide, side } = limits.picture;

/** A picture as it is stored, without its metadata; px. */
interface MadePicture {
  content: Buffer;
  ending: 'jpg' | 'png';
  width: number;
  height: number;
}

/**
 * Makes a picture for the pages of the site: whole, upright, and no larger than the largest that is served. Transparency
 * stays, as in logos.
 * @throws Failure image-0003 when it is too small, and all that `openPicture` throws
 */
export function makePicture(upload: Buffer): Promise<MadePicture> {
  return openPicture(upload, async (picture) => {
    if (Math.max(picture.width, picture.height) < minimumSide) throw new Failure('image-0003');
    const resized = picture.pixels.resize({
      width: side,
      height: side,
      fit: 'inside',
      withoutEnlargement: true,
    });
    const { data, info } = await resized.raw().toBuffer({ resolveWithObject: true });
    const isSeeThrough = info.channels === 4 && hasTransparency(data);
    const encoded = isSeeThrough
      ? resized.png({ compressionLevel: 9 })
      : resized.flatten({ background: '#ffffff' }).jpeg({ quality: 88, progressive: true });
    const { width, height } = info;
    return { content: await encoded.toBuffer(), ending: isSeeThrough ? 'png' : 'jpg', width, height };
  });
}

/** Whether any of the pixels, four bytes each, is not opaque. */
function hasTransparency(pixels: Buffer): boolean {
  for (let at = 3; at < pixels.length; at += 4) {
    if (pixels[at] !== 255) return true;
  }
  return false;
}
