import sharp, { type Sharp } from 'sharp';
import { Failure } from '../responses/failure.ts';
import { decodeHeif } from './heif/decode-heif.ts';
import { carriesOtherContent, isComplete } from './picture-bytes.ts';
import { isDrawing, type PictureKind, pictureKind } from './picture-kind.ts';

/** The most pixels of a picture: more than any camera takes, and less than a decompression bomb. */
export const limitInputPixels = 50_000_000;

/** The most pixels of a JPEG, which can be decoded at a smaller size: as many as the sensors of phones have. */
const largestJpeg = 120_000_000;

/** The longer side that a larger JPEG is read with, in px: more than anything made of it. */
const readSide = 4000;

/** Small faults, such as some phones write, are tolerated; a picture that ends in the middle is not. */
const readingOptions = { limitInputPixels, failOn: 'error' } as const;

/** px */
interface Size {
  width: number;
  height: number;
}

/** A picture that was uploaded, upright, with its size in px. */
export interface OpenPicture extends Size {
  /** Its pixels, to be cropped, resized and encoded. */
  pixels: Sharp;
}

/**
 * Passes an uploaded picture to `make`. Its kind is determined by its content alone: by its first bytes before anything
 * parses it, and by its header, with its size, before it is decoded.
 * @throws Failure image-0001 or image-0005 to image-0009, and what `make` throws as such
 */
export async function openPicture<T>(upload: Buffer, make: (picture: OpenPicture) => Promise<T>): Promise<T> {
  const kind = pictureKind(upload);
  if (kind === null) throw getRefusal(upload);
  if (carriesOtherContent(kind, upload)) throw new Failure('image-0009');
  try {
    return await make(await (kind === 'heic' ? openHeif(upload) : openBySharp(upload, kind)));
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure(isComplete(kind, upload) ? 'image-0001' : 'image-0007', { cause: error });
  }
}

/** The refusal of a file that does not begin like a picture. */
export function getRefusal(file: Buffer): Failure {
  if (file.length === 0) return new Failure('image-0005');
  return new Failure(isDrawing(file) ? 'image-0006' : 'image-0001');
}

async function openBySharp(upload: Buffer, kind: PictureKind): Promise<OpenPicture> {
  const header = await sharp(upload, { ...readingOptions, limitInputPixels: false }).metadata();
  if (header.format !== kind) throw new Error(`It begins as ${kind} and is read as ${header.format}.`);
  // A progressive JPEG is decoded in memory as a whole, whatever size is requested.
  if (kind === 'jpeg' && !header.isProgressive && header.width * header.height > limitInputPixels) {
    return openLargeJpeg(upload, header);
  }
  requirePixels(header);
  return { ...header.autoOrient, pixels: sharp(upload, readingOptions).autoOrient() };
}

/** Decodes a large JPEG at a smaller size, so that never all of its pixels are in memory. */
async function openLargeJpeg(upload: Buffer, header: Size): Promise<OpenPicture> {
  requirePixels(header, largestJpeg);
  const { data, info } = await sharp(upload, { ...readingOptions, limitInputPixels: largestJpeg })
    .autoOrient()
    .resize({ width: readSide, height: readSide, fit: 'inside' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { width, height, pixels: sharp(data, { raw: { width, height, channels } }) };
}

async function openHeif(upload: Buffer): Promise<OpenPicture> {
  const { width, height, pixels } = await decodeHeif(upload, limitInputPixels);
  requirePixels({ width, height });
  const raw = { width, height, channels: 4 } as const;
  return { width, height, pixels: sharp(pixels ?? Buffer.alloc(0), { raw }) };
}

/** @throws Failure image-0008 */
function requirePixels({ width, height }: Size, most = limitInputPixels): void {
  if (width * height > most) throw new Failure('image-0008');
}
