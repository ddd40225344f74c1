import * as limits from '@summit/contract/limits/limits';
import { photoTypes } from './photo-choices.ts';
import { smallerPicture } from './smaller-picture.ts';

/** The result of checking a file: an error code, or the file to send with its picture if the browser can decode it. */
export type FirstLook =
  | { refusal: 'image-0001' | 'image-0002' | 'image-0003' | 'image-0005' }
  | { file: File; picture: ImageBitmap | null };

/** Checks the file alone, whatever it shows: whether it is too large, empty, or of a type that the server does not accept. */
export async function lookAtFile(chosen: File): Promise<FirstLook> {
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
export async function lookAtPhoto(chosen: File): Promise<FirstLook> {
  const look = await lookAtFile(chosen);
  if ('refusal' in look || typeof createImageBitmap !== 'function') return look;
  const { picture } = look;
  // Most browsers cannot draw HEIC; the server can.
  if (!picture) return isHeic(chosen) ? look : { refusal: 'image-0001' };
  if (Math.min(picture.width, picture.height) >= limits.photo.minimumSide) return look;
  picture.close();
  return { refusal: 'image-0003' };
}

function isHeic({ type, name }: File): boolean {
  return /^image\/hei[cf]$/.test(type) || /\.hei[cf]$/i.test(name);
}
