import type { CropArea } from '@summit/contract/frame/pictures';
import { inPixels } from './crop-geometry.ts';

/** Side of what is shown of a picture before it is sent, in px. */
const shownSide = 640;

/** Only drawn, never read back: browsers that guard against fingerprinting return noise when a canvas is read. */
export function drawArea(canvas: HTMLCanvasElement, picture: ImageBitmap, area: CropArea): void {
  canvas.width = shownSide;
  canvas.height = shownSide;
  const { left, top, side } = inPixels(area, picture);
  canvas.getContext('2d')?.drawImage(picture, left, top, side, side, 0, 0, shownSide, shownSide);
}
