import type { uploadedPictures } from '@summit/contract/frame/pictures';

export type PictureKind = keyof typeof uploadedPictures;

/** How many of a file's first bytes show its kind, or that it is a drawing. */
export const signatureBytes = 1024;

/** The brands of pictures that `heic-decode` decodes. */
const heifBrands = ['heic', 'heix', 'hevc', 'hevx', 'mif1', 'msf1'];

/** Tests of a file's beginning as Latin 1, in which each byte is one character. */
const beginsAs: Record<PictureKind, (beginning: string) => boolean> = {
  jpeg: (beginning) => beginning.startsWith('\xff\xd8\xff'),
  png: (beginning) => beginning.startsWith('\x89PNG\r\n\x1a\n'),
  webp: (beginning) => beginning.startsWith('RIFF') && beginning.startsWith('WEBP', 8),
  heic: (beginning) => beginning.startsWith('ftyp', 4) && heifBrands.includes(beginning.slice(8, 12)),
};

/**
 * What kind of picture a file is, by its first bytes alone: a parser that detects the kind would already have read an
 * attacker's drawing. Null for everything that is not accepted.
 */
export function pictureKind(file: Buffer): PictureKind | null {
  const beginning = file.subarray(0, 12).toString('latin1');
  const kinds = Object.keys(beginsAs) as PictureKind[];
  return kinds.find((kind) => beginsAs[kind](beginning)) ?? null;
}

/** Whether a file that is no picture begins as a drawing: recognised so that the refusal can say why. */
export function isDrawing(file: Buffer): boolean {
  const beginning = file
    .subarray(0, signatureBytes)
    .toString('utf8')
    .replace(/^\ufeff/, '')
    .trimStart();
  return (
    /^<svg[\s/>]/i.test(beginning) || (/^<(?:\?xml|!)/i.test(beginning) && /<svg[\s/>]/i.test(beginning))
  );
}
