import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, type ReadStream } from 'node:fs';
import { access, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ByteRange } from './byte-range.ts';

/** The kinds of picture that are stored, by the ending of their name, and their media types. */
const pictureTypes = {
  svg: 'image/svg+xml; charset=utf-8',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
} as const;

export const pictureEndings = Object.keys(pictureTypes) as (keyof typeof pictureTypes)[];

/** The kinds of documents, which are downloaded and not shown. */
const documentTypes = {
  pdf: 'application/pdf',
  zip: 'application/zip',
} as const;

/** All kinds of stored files: pictures, documents, films and their captions. */
export const mediaTypes = {
  ...pictureTypes,
  ...documentTypes,
  webm: 'video/webm',
  mp4: 'video/mp4',
  vtt: 'text/vtt; charset=utf-8',
} as const;

export type MediaEnding = keyof typeof mediaTypes;

/** Stored files are named by their content: `<hash>.<ending>`. The same content is the same file. */
export interface StoredFile {
  name: string;
  content: string | Buffer;
}

/** The path of a picture's file. */
export function filesFolder(dataDir: string): string {
  return join(dataDir, 'files');
}

/** The folder of the pictures' variants in other sizes and formats. */
export function variantsFolder(dataDir: string): string {
  return join(filesFolder(dataDir), 'variants');
}

/** The file with this content. */
export function toStoredFile(content: string | Buffer, ending: MediaEnding): StoredFile {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 32);
  return { name: `${hash}.${ending}`, content };
}

/** The address of a stored file, relative to the API's base. */
export function mediaPath(name: string): string {
  return `/media/${name}`;
}

/** Writes files; those that are there already stay as they are. */
export async function storeFiles(dataDir: string, files: readonly StoredFile[]): Promise<void> {
  const folder = filesFolder(dataDir);
  await mkdir(folder, { recursive: true });
  await Promise.all(files.map((file) => writeNew(join(folder, file.name), file.content)));
}

async function writeNew(path: string, content: string | Buffer): Promise<void> {
  if (!(await isThere(path))) await writeWhole(path, content);
}

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/**
 * Writes a file beside its place and renames it, so that nobody reads a part of it, and none is left when the disk is full.
 * The name is not that of the process, because in containers that share the folder all have the same number.
 */
export async function writeWhole(path: string, content: string | Buffer): Promise<void> {
  const draft = `${path}.${randomUUID()}`;
  try {
    await writeFile(draft, content);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** The size of a stored file in bytes, or null. The name has to be a plain `<hash>.<ending>`. */
export async function sizeOfStoredFile(dataDir: string, name: string): Promise<number | null> {
  try {
    return (await stat(join(filesFolder(dataDir), name))).size;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** A stored file, or a range of its bytes, read while it is sent: films are larger than what memory should hold. */
export function streamStoredFile(dataDir: string, name: string, range: ByteRange | null): ReadStream {
  const bounds = range ? { start: range.first, end: range.last } : {};
  return createReadStream(join(filesFolder(dataDir), name), bounds);
}

/** The content of a stored file, or null. The name has to be a plain `<hash>.<ending>`. */
export async function readStoredFile(dataDir: string, name: string): Promise<Buffer | null> {
  try {
    return await readFile(join(filesFolder(dataDir), name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
