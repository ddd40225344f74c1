import * as limits from '@summit/contract/limits/limits';
import { smallerPicture } from '@summit/shared-site/data/smaller-picture';
import { photoTypes } from './photo-choices.ts';

/** The result of checking a file: an error code, or the file to send with its picture if the browser can decode it. */
export type PhotoCheck =
  | { refusal: 'image-0001' | 'image-0002' | 'image-0003' | 'image-0005' }
  | { file: File; picture: ImageBitmap | null };

/** Checks only the file, whatever it shows: whether it is too large, empty, or of a type that the server does not accept. */
export async function checkFile(chosen: File): Promise<PhotoCheck> {
  const { size, type } = chosen;
  if (size === 0) return { refusal: 'image-0005' };
  // A file with an unknown extension has no type: its content decides.
  if (type !== '' && !photoTypes.includes(type)) return { refusal: 'image-0001' };
  const sent = await smallerPicture(chosen);
  if (sent.file.size <= limits.imageBytes) return sent;
  sent.picture?.close();
  return { refusal: 'image-0002' };
}

/** Checks a photo in the browser for what the server would refuse, to avoid a useless upload. */
export async function checkPhoto(chosen: File): Promise<PhotoCheck> {
  const checked = await checkFile(chosen);
  if ('refusal' in checked || typeof createImageBitmap !== 'function') return checked;
  const { picture } = checked;
  // Most browsers cannot draw HEIC; the server can.
  if (!picture) return isHeic(chosen) ? checked : { refusal: 'image-0001' };
  if (Math.min(picture.width, picture.height) >= limits.photo.minimumSide) return checked;
  picture.close();
  return { refusal: 'image-0003' };
}

function isHeic({ type, name }: File): boolean {
  return /^image\/hei[cf]\b/.test(type) || /\.hei[cf]$/i.test(name);
}
