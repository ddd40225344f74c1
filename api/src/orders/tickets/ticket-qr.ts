import { encode } from 'uqr';

/** A QR code as one SVG path of unit squares, within a quiet border that readers need. */
export interface QrDrawing {
  /** The side, border included. */
  size: number;
  /** For the attribute `d`. */
  path: string;
}

/** Squares without a mark on each side, as ISO/IEC 18004 demands. */
const border = 4;

/** A QR code by its squares, the border included. */
export interface QrPixels {
  size: number;
  isDark(x: number, y: number): boolean;
}

/** The squares of a code. */
export function qrPixels(code: string): QrPixels {
  const { data, size } = encode(code, { ecc: 'M', border });
  return { size, isDark: (x, y) => data[y]?.[x] ?? false };
}

/** Draws a code with the correction level M: it reads with 15% of it worn or covered. */
export function drawQr(code: string): QrDrawing {
  const { data, size } = encode(code, { ecc: 'M', border });
  const runs = data.flatMap((row, y) =>
    [
      ...row
        .map((isDark) => (isDark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ].map(({ index: x, 0: { length } }) => `M${x} ${y}h${length}v1h-${length}z`),
  );
  return { size, path: runs.join('') };
}
