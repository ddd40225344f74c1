import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { pictureFormats, pictureWidths } from '@summit/contract/frame/pictures';
import type { Db, Tx } from '../../platform/db/db.ts';
import { filesFolder, mediaPath, storeFiles, toStoredFile, variantsFolder } from '../media/stored-files.ts';

/** A picture that is or will be stored: the name of its file, and its address relative to the API's base. */
export interface StoredPicture {
  name: string;
  url: string;
  /** Writes the file; if it is there already, it stays. */
  store(): Promise<void>;
}

/** A picture on its way to the stored files. The same content has the same name. */
export function toStoredPicture(
  dataDir: string,
  content: Buffer,
  ending: 'jpg' | 'png' = 'jpg',
): StoredPicture {
  const file = toStoredFile(content, ending);
  return { name: file.name, url: storedPictureUrl(file.name), store: () => storeFiles(dataDir, [file]) };
}

/** The address of a stored picture, relative to the API's base. */
export function storedPictureUrl(name: string): string {
  return mediaPath(name);
}

/** The name of the stored JPEG at an address, or null when the address is none of ours. */
export function storedPictureName(url: string): string | null {
  const name = /[0-9a-f]{32}\.jpg$/.exec(url)?.[0];
  return name && storedPictureUrl(name) === url ? name : null;
}

/**
 * Locks this file for the rest of the transaction: without the lock a picture could be taken while it is being removed.
 */
export async function lockStoredPicture(tx: Tx, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/** Stores a picture and lets `note` record its owner: both or neither. */
export function savePicture(
  db: Db,
  { name, store }: StoredPicture,
  note: (tx: Tx, name: string) => Promise<unknown>,
): Promise<void> {
  return db.transaction(async (tx) => {
    await lockStoredPicture(tx, name);
    await store();
    await note(tx, name);
  });
}

/** Removes a stored picture and its variants. A picture that is gone already is no error. */
export async function removeStoredPicture(dataDir: string, name: string): Promise<void> {
  const [hash = ''] = name.split('.');
  const made = pictureWidths.flatMap((width) => pictureFormats.map((format) => `${width}.${format}`));
  const variants = [...made, 'share.jpg'].map((ending) => join(variantsFolder(dataDir), `${hash}-${ending}`));
  // The file is removed first, so that no other variant can be made of it.
  for (const path of [join(filesFolder(dataDir), name), ...variants]) {
    await rm(path, { force: true });
  }
}

/** Stores a document under a name made of its content. Nothing removes it, because other pages may link to it. */
export async function saveDocument(dataDir: string, content: Buffer, ending: 'pdf' | 'zip') {
  const file = toStoredFile(content, ending);
  await storeFiles(dataDir, [file]);
  return { name: file.name, url: mediaPath(file.name) };
}
