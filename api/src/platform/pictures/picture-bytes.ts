import type { PictureKind } from './picture-kind.ts';

const jpeg = { lowestKind: 0xc0, startOfScan: 0xda, endOfImage: Buffer.from([0xff, 0xd9]) } as const;

/** Whether a file has the end mark of its kind. */
const goesToItsEnd: Record<PictureKind, (file: Buffer) => boolean> = {
  jpeg: (file) => {
    const pixels = startOfPixels(file);
    return pixels === null || file.indexOf(jpeg.endOfImage, pixels) >= 0;
  },
  png: (file) => file.lastIndexOf('IEND') >= 0,
  webp: (file) => file.length >= 12 && file.length >= 8 + file.readUInt32LE(4),
  heic: (file) => hasWholeBoxes(file),
};

/** Whether a file is complete, as far as its outer structure shows. */
export function isComplete(kind: PictureKind, file: Buffer): boolean {
  return goesToItsEnd[kind](file);
}

/**
 * Where the compressed pixels begin: behind what cameras write first, such as a small picture with its own end. The end of
 * the file when they are missing, null where something else is there.
 */
function startOfPixels(file: Buffer): number | null {
  let at = 2;
  while (at + 4 <= file.length) {
    const [mark, kind = 0] = file.subarray(at, at + 2);
    if (mark !== 0xff || kind < jpeg.lowestKind) return null;
    at += 2 + file.readUInt16BE(at + 2);
    if (kind === jpeg.startOfScan) return at;
  }
  return file.length;
}

/** HEIC is made of boxes, each with its length: 0 means to the end, 1 that it follows in eight bytes. */
function hasWholeBoxes(file: Buffer): boolean {
  let at = 0;
  while (at + 16 <= file.length) {
    const short = file.readUInt32BE(at);
    const length = short === 1 ? Number(file.readBigUInt64BE(at + 8)) : short;
    if (length === 0) return true;
    if (length < 8) return false;
    at += length;
  }
  return at === file.length;
}

/** Long enough not to occur by chance among compressed pixels. */
const otherContent = [/<script[\s>]/i, /<!doctype\s/i, /<html[\s>]/i, /<\?php\s/i, /%PDF-[12]\.\d/];

/**
 * Whether a file is something else beside a picture: a page, a program or an archive for programs that read it as such. The
 * stored file has only the pixels, so it never carries that; but such a file is meant to be no portrait. Films and second
 * pictures behind the first are tolerated, because phones write them, and so is whatever stands in a picture's metadata,
 * such as a caption that is a piece of a page: it is no content, and is removed.
 */
export function carriesOtherContent(kind: PictureKind, file: Buffer): boolean {
  const parts = withoutMetadata[kind](file).map((part) => part.toString('latin1'));
  return parts.some((text) => otherContent.some((content) => content.test(text))) || endsAsArchive(file);
}

/** The parts of a file of each kind that are no metadata. */
const withoutMetadata: Record<PictureKind, (file: Buffer) => Buffer[]> = {
  jpeg: (file) => [file.subarray(startOfPixels(file) ?? 0)],
  png: (file) =>
    getChunks(file, 8, { length: (at) => file.readUInt32BE(at), nameAt: 4, around: 12, even: false }),
  webp: (file) =>
    getChunks(file, 12, { length: (at) => file.readUInt32LE(at + 4), nameAt: 0, around: 8, even: true }),
  heic: (file) => [file],
};

const metadataChunks = new Set(['tEXt', 'iTXt', 'zTXt', 'eXIf', 'iCCP', 'EXIF', 'XMP ', 'ICCP']);

interface ChunkForm {
  length: (at: number) => number;
  nameAt: number;
  /** Bytes of a chunk besides its content. */
  around: number;
  /** Whether a chunk of an odd length is followed by another byte. */
  even: boolean;
}

function getChunks(file: Buffer, first: number, { length, nameAt, around, even }: ChunkForm): Buffer[] {
  const parts: Buffer[] = [];
  let at = first;
  while (at + around <= file.length) {
    const bytes = length(at);
    const end = at + around + bytes + (even ? bytes % 2 : 0);
    const name = file.toString('latin1', at + nameAt, at + nameAt + 4);
    if (!metadataChunks.has(name)) parts.push(file.subarray(at, end));
    at = end;
  }
  return [...parts, file.subarray(Math.min(at, file.length))];
}

/** The last record of a ZIP archive, in whose last two bytes is how long the comment behind it is. */
function endsAsArchive(file: Buffer): boolean {
  const recordBytes = 22;
  const from = Math.max(0, file.length - recordBytes - 0xffff);
  const at = file.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  if (at < from || at + recordBytes > file.length) return false;
  return file.readUInt16LE(at + recordBytes - 2) === file.length - at - recordBytes;
}
