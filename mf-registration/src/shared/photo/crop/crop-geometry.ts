import type { CropArea } from '@summit/contract/frame/pictures';

/** px */
export interface PictureSize {
  width: number;
  height: number;
}

/** The largest square of a picture: in the middle, and a little above it, where faces usually are. */
export function largestSquare(size: PictureSize): CropArea {
  const { across, down } = getRoom({ left: 0, top: 0, side: 1 }, size);
  return { left: across / 2, top: down / 3, side: 1 };
}

/** How far an area can be moved within a picture: the largest `left` and `top`. */
export function getRoom(
  { side }: CropArea,
  { width, height }: PictureSize,
): { across: number; down: number } {
  const shorter = Math.min(width, height);
  return { across: 1 - (side * shorter) / width, down: 1 - (side * shorter) / height };
}

/** An area moved to a place, as far as the picture goes. */
export function placed(area: CropArea, to: Partial<CropArea>, size: PictureSize): CropArea {
  const { across, down } = getRoom(area, size);
  const { left = area.left, top = area.top } = to;
  return { ...area, left: within(left, across), top: within(top, down) };
}

/** An area made larger or smaller around its own middle. */
export function resized(area: CropArea, side: number, size: PictureSize): CropArea {
  const grown = { ...area, side };
  const [before, after] = [getRoom(area, size), getRoom(grown, size)];
  const left = area.left + (after.across - before.across) / 2;
  const top = area.top + (after.down - before.down) / 2;
  return placed(grown, { left, top }, size);
}

/** The area of a picture in its own px. */
export function inPixels({ left, top, side }: CropArea, { width, height }: PictureSize) {
  return { left: left * width, top: top * height, side: side * Math.min(width, height) };
}

function within(value: number, most: number): number {
  return Math.min(Math.max(value, 0), most);
}
