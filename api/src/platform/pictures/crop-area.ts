import type { CropArea } from '@summit/contract/frame/pictures';

interface Size {
  /** px */
  width: number;
  height: number;
}

/** The square of an area in a picture of this size, in px; moved where it would cross the edge. */
export function getSquare(area: CropArea, { width, height }: Size) {
  const side = Math.max(1, Math.round(area.side * Math.min(width, height)));
  const left = Math.min(Math.round(area.left * width), width - side);
  const top = Math.min(Math.round(area.top * height), height - side);
  return { left, top, width: side, height: side };
}
