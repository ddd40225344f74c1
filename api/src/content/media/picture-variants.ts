import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import {
  type PictureFormat,
  pictureFormats,
  pictureWidths,
  shareSize,
} from '@summit/contract/frame/pictures';
import { limitInputPixels } from '../../platform/pictures/open-picture.ts';
import { pictureEndings, readStoredFile, variantsFolder, writeWhole } from './stored-files.ts';

const encodings: Record<PictureFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 55, effort: 3 }),
  webp: (picture) => picture.webp({ quality: 78 }),
  jpg: (picture) => picture.flatten({ background: '#ffffff' }).jpeg({ quality: 82, progressive: true }),
};

export interface Variant {
  /** The name of the stored file, without its ending. */
  hash: string;
  /** In px; `share` is cut to the size that social networks show. */
  width: (typeof pictureWidths)[number] | 'share';
  format: PictureFormat;
}

/** The picture that `<hash>-<width>.<format>` or `<hash>-share.jpg` names, or null when there is no such size or format. */
export function getVariant(name: string): Variant | null {
  const [, shared] = /^([0-9a-f]{32})-share\.jpg$/.exec(name) ?? [];
  if (shared) return { hash: shared, width: 'share', format: 'jpg' };
  const [, hash, digits, ending] = /^([0-9a-f]{32})-(\d{2,4})\.([a-z]+)$/.exec(name) ?? [];
  const width = pictureWidths.find((known) => known === Number(digits));
  const format = pictureFormats.find((known) => known === ending);
  return hash && width && format ? { hash, width, format } : null;
}

/** Makes stored pictures in other sizes and formats, each once, and stores them beside the files. */
export class PictureVariants {
  readonly #making = new Map<string, Promise<Buffer | null>>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(private readonly dataDir: string) {}

  /** The bytes of a variant, or null when its picture is not stored. */
  async read(variant: Variant): Promise<Buffer | null> {
    const name = `${variant.hash}-${variant.width}.${variant.format}`;
    const file = join(variantsFolder(this.dataDir), name);
    const known = await readFile(file).catch(() => null);
    return known ?? this.#makeOnce(name, file, variant);
  }

  #makeOnce(name: string, file: string, variant: Variant): Promise<Buffer | null> {
    const running = this.#making.get(name);
    if (running) return running;
    // Pictures are made one at a time, so that a page full of new ones does not take every core.
    const making = this.#last.then(() => this.#make(file, variant)).finally(() => this.#making.delete(name));
    this.#making.set(name, making);
    this.#last = making.catch(() => undefined);
    return making;
  }

  async #make(file: string, { hash, width, format }: Variant): Promise<Buffer | null> {
    const original = await this.#original(hash);
    if (!original) return null;
    const picture = sharp(original, { limitInputPixels })
      .autoOrient()
      .resize(
        width === 'share'
          ? { ...shareSize, fit: 'cover', position: sharp.strategy.attention }
          : { width, withoutEnlargement: true },
      );
    const content = await encodings[format](picture).toBuffer();
    // On a full disk visitors still see the picture, which is made again for the next of them.
    await store(file, content).catch(() => undefined);
    if (await this.#original(hash)) return content;
    // The picture and its variants were removed meanwhile, so this variant is removed too.
    await rm(file, { force: true });
    return null;
  }

  async #original(hash: string): Promise<Buffer | null> {
    for (const ending of pictureEndings) {
      const found = await readStoredFile(this.dataDir, `${hash}.${ending}`);
      if (found) return found;
    }
    return null;
  }
}

async function store(file: string, content: Buffer): Promise<void> {
  await mkdir(join(file, '..'), { recursive: true });
  await writeWhole(file, content);
}
