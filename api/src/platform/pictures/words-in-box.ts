import { createRequire } from 'node:module';
import sharp from 'sharp';
import { escapeHtml } from '../responses/escape-html.ts';

const face = createRequire(import.meta.url).resolve('pdfmake/fonts/Roboto/Roboto-Medium.ttf');

/** Characters that no font draws, and that Pango's markup may not contain. */
const unprintable = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}]+/gu;

interface Box {
  width: number;
  height: number;
  /** Height of the letters in px, as long as the words fit. */
  size: number;
  /** `#rrggbb`. */
  colour: string;
}

export interface DrawnWords {
  png: Buffer;
  width: number;
  height: number;
}

/**
 * Words on a transparent background, broken into lines, and smaller if they would not fit into the box; null if there are
 * none. The font is part of the site.
 */
export async function wordsInBox(
  words: string,
  { width, height, size, colour }: Box,
): Promise<DrawnWords | null> {
  const line = words.replace(unprintable, ' ').trim();
  if (line === '') return null;
  const draw = async (fit: { height: number } | { dpi: number }) => {
    const text = `<span foreground="${colour}">${escapeHtml(line)}</span>`;
    const font = `Roboto Medium ${size}`;
    const { data, info } = await sharp({
      text: { text, font, fontfile: face, width, wrap: 'word-char', rgba: true, ...fit },
    })
      .png()
      .toBuffer({ resolveWithObject: true });
    return { png: data, width: info.width, height: info.height };
  };
  // At 72 dots in an inch a point is a pixel.
  const drawn = await draw({ dpi: 72 });
  return drawn.height <= height && drawn.width <= width ? drawn : draw({ height });
}
