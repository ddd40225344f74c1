import * as limits from '@summit/contract/limits/limits';

/** The longer side of what is sent, in px: more than the site ever shows. */
const longestSide = 4000;
const quality = 0.9;
const jpeg = 'image/jpeg';

/** A picture as it is sent. `picture` is null where the browser cannot draw it. */
interface SentPicture {
  file: File;
  picture: ImageBitmap | null;
}

/**
 * Makes a picture smaller that is larger than the server needs, as phones take them: upright, and in the colours of the
 * screen. Any other one is sent as it is.
 */
export async function smallerPicture(file: File): Promise<SentPicture> {
  const picture = await drawable(file);
  if (!picture) return { file, picture };
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  if ((scale === 1 && file.size <= limits.imageBytes) || !canReadCanvas()) return { file, picture };
  const made = await redrawn(picture, scale, file).catch(() => null);
  if (!made) return { file, picture };
  picture.close();
  return { file: made, picture: await drawable(made) };
}

/** The picture upright, as its camera was held; null where the browser cannot draw it. */
async function drawable(file: Blob): Promise<ImageBitmap | null> {
  if (typeof createImageBitmap !== 'function') return null;
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' }).catch((error: unknown) => {
      // Browsers that are older than this name read pictures upright without it.
      if (error instanceof TypeError) return createImageBitmap(file);
      throw error;
    });
  } catch {
    return null;
  }
}

/** Kinds of pictures that may be transparent. */
const transparent = ['image/png', 'image/webp'];

/** In its own kind where it may be transparent and the browser writes that, otherwise a JPEG. */
async function redrawn(picture: ImageBitmap, scale: number, { name, type }: File): Promise<File | null> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  for (const kind of transparent.includes(type) ? [type, jpeg] : [jpeg]) {
    if (kind === jpeg) {
      // On white as on the site: without a background, what is transparent would become black.
      context.fillStyle = '#ffffff';
      context.fillRect(0, 0, canvas.width, canvas.height);
    }
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, kind, quality));
    if (blob?.type === kind) return new File([blob], name, { type: kind });
  }
  return null;
}

/** Browsers that guard against fingerprinting return noise when a canvas is read: they send the picture as it is. */
function canReadCanvas(): boolean {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = shades.length;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return false;
  shades.forEach((shade, index) => {
    context.fillStyle = `rgb(${shade} ${255 - shade} ${shade})`;
    context.fillRect(index, 0, 1, shades.length);
  });
  const { data } = context.getImageData(0, 0, shades.length, 1);
  return shades.every((shade, index) => Math.abs((data[index * 4] ?? -1) - shade) <= tolerance);
}

const shades = [0, 60, 120, 180, 240];

/** Some browsers change only the last bits, which nobody sees. */
const tolerance = 3;
