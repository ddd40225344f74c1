import {
  type MediaEnding,
  mediaPath,
  type StoredFile,
  storeFiles,
  toStoredFile,
} from '@summit/api/src/content/media/stored-files.ts';

/** Collects the pictures and films that rows refer to, and stores them all at once. */
export interface PictureShelf {
  /** The path of a drawing or of another file, relative to the API's base; the same content has the same path. */
  add(content: string | Buffer, ending?: MediaEnding): string;
  store(dataDir: string): Promise<void>;
}

export function pictureShelf(): PictureShelf {
  const files = new Map<string, StoredFile>();
  return {
    add(content, ending = 'svg') {
      const file = toStoredFile(content, ending);
      files.set(file.name, file);
      return mediaPath(file.name);
    },
    store: (dataDir) => storeFiles(dataDir, [...files.values()]),
  };
}
