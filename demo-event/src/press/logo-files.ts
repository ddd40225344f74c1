import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import { type LogoGround, logoGrounds } from '@summit/contract/shapes/media-partners';
import { drawWordmark } from './wordmark.ts';

/** In px: wide enough for a full page in print. */
const pngWidth = 2400;

export interface LogoFile {
  /** `summit-logo-on-ink.svg` */
  name: string;
  ending: 'svg' | 'png';
  ground: LogoGround;
  content: Buffer;
}

const rules = `The Summit logo

summit-logo-on-paper   for light grounds
summit-logo-on-ink     for dark grounds
summit-logo-on-accent  for the accent colour, in white alone

SVG for print and everything that can be scaled, PNG (${pngWidth} px wide, no background) for the rest.
Please leave the space around the mark that the files have, and do not redraw, stretch or colour it.
Questions: press@summit.example
`;

/** The logo for each of its grounds, as a drawing and as pixels. */
export async function logoFiles(accent: string): Promise<LogoFile[]> {
  const files = logoGrounds.map(async (ground): Promise<LogoFile[]> => {
    const svg = Buffer.from(drawWordmark(ground, accent));
    const png = await sharp(svg).resize({ width: pngWidth }).png({ compressionLevel: 9 }).toBuffer();
    const name = `summit-logo-on-${ground}`;
    return [
      { name: `${name}.svg`, ending: 'svg', ground, content: svg },
      { name: `${name}.png`, ending: 'png', ground, content: png },
    ];
  });
  return (await Promise.all(files)).flat();
}

/** All of them in one file, with the rules. The same logos have the same bytes: every entry has the same date. */
export function logoPack(files: readonly LogoFile[]): Buffer {
  const entries = [
    ...files.map(({ name, content }) => [name, new Uint8Array(content)] as const),
    ['read-me.txt', strToU8(rules)] as const,
  ];
  return Buffer.from(zipSync(Object.fromEntries(entries), { mtime: new Date(2026, 10, 2), level: 9 }));
}
