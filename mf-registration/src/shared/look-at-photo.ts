import { limits } from '@summit/contract/limits';
import { photoTypes } from './photo-choices.ts';

/** What a file shows before it is sent: an error code of the server's, or the picture, if the browser can draw it. */
export type FirstLook =
  | { refusal: 'image-0001' | 'image-0002' | 'image-0003' | 'image-0005' }
  | { picture: ImageBitmap | null };

/** Checks the file alone: whether it is too large, empty, or of a type that the server does not accept. */
export async function lookAtFile({ size, type }: File): Promise<FirstLook> {
  if (size > limits.imageBytes) return { refusal: 'image-0002' };
  if (size === 0) return { refusal: 'image-0005' };
  // A file with an unknown extension has no type: its content decides.
  return type !== '' && !photoTypes.includes(type) ? { refusal: 'image-0001' } : { picture: null };
}

/** Finds out early what the server would refuse, to spare a useless upload. */
export async function lookAtPhoto(file: File): Promise<FirstLook> {
  const look = await lookAtFile(file);
  if ('refusal' in look) return look;
  if (typeof createImageBitmap !== 'function') return { picture: null };
  const picture = await createImageBitmap(file).catch(() => null);
  // Most browsers cannot draw HEIC; the server can.
  if (!picture) return isHeic(file) ? { picture: null } : { refusal: 'image-0001' };
  if (Math.min(picture.width, picture.height) >= limits.photo.minimumSide) return { picture };
  picture.close();
  return { refusal: 'image-0003' };
}

function isHeic({ type, name }: File): boolean {
  return /^image\/hei[cf]$/.test(type) || /\.hei[cf]$/i.test(name);
}
