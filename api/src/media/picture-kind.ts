import type { uploadedPictures } from '@summit/contract/pictures';

type PictureKind = keyof typeof uploadedPictures;

/** How many of a file's first bytes show its kind. */
export const signatureBytes = 12;

/** Of text in Latin 1, which leaves each byte what it is. */
const beginsAs: Record<PictureKind, (beginning: string) => boolean> = {
  jpeg: (beginning) => beginning.startsWith('\xff\xd8\xff'),
  png: (beginning) => beginning.startsWith('\x89PNG\r\n\x1a\n'),
  webp: (beginning) => beginning.startsWith('RIFF') && beginning.startsWith('WEBP', 8),
};

/**
 * What kind of picture a file is, by its first bytes alone: a parser that detects the kind would already have read an
 * attacker's drawing. Null for everything that is not accepted.
 */
export function pictureKind(file: Buffer): PictureKind | null {
  const beginning = file.subarray(0, signatureBytes).toString('latin1');
  const kinds = Object.keys(beginsAs) as PictureKind[];
  return kinds.find((kind) => beginsAs[kind](beginning)) ?? null;
}
