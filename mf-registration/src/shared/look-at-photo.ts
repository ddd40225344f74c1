import { limits } from '@summit/contract/limits';
import { uploadedPictures } from '@summit/contract/pictures';

/** The media types that can be chosen. */
export const photoTypes: readonly string[] = Object.values(uploadedPictures);

/** What a file shows before it is sent: an error code of the server's, or a preview, if the browser can draw one. */
export type FirstLook =
  { refusal: 'image-0001' | 'image-0002' | 'image-0003' } | { preview: HTMLCanvasElement | null };

/** Side of the preview, in px. */
const previewSide = 640;

/** Checks the file alone: whether it is too large, or of a type that the server does not accept. */
export async function lookAtFile({ size, type }: File): Promise<FirstLook> {
  if (size > limits.imageBytes) return { refusal: 'image-0002' };
  // A file with an unknown extension has no type: its content decides.
  const isOther = size === 0 || (type !== '' && !photoTypes.includes(type));
  return isOther ? { refusal: 'image-0001' } : { preview: null };
}

/** Finds out early what the server would refuse, to spare a useless upload, and draws a square preview. */
export async function lookAtPhoto(file: File): Promise<FirstLook> {
  const look = await lookAtFile(file);
  if ('refusal' in look) return look;
  if (typeof createImageBitmap !== 'function') return { preview: null };
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return { refusal: 'image-0001' };
  const side = Math.min(picture.width, picture.height);
  const preview = side < limits.photo.minimumSide ? null : drawSquare(picture, side);
  picture.close();
  return preview ? { preview } : { refusal: 'image-0003' };
}

/** Only drawn, never read back: browsers that guard against fingerprinting return noise when a canvas is read. */
function drawSquare(picture: ImageBitmap, side: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = previewSide;
  canvas.height = previewSide;
  const left = (picture.width - side) / 2;
  // Faces are usually above the middle.
  const top = (picture.height - side) / 3;
  canvas.getContext('2d')?.drawImage(picture, left, top, side, side, 0, 0, previewSide, previewSide);
  return canvas;
}
