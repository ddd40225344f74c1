import { mediaPath, storeFiles, toStoredFile, type StoredFile } from '../../src/media/stored-files.ts';

/** Collects the pictures that rows refer to, and stores them all at once. */
export interface PictureShelf {
  /** The path of a picture, relative to the API's base; the same picture has the same path. */
  add(svg: string): string;
  store(dataDir: string): Promise<void>;
}

export function pictureShelf(): PictureShelf {
  const files = new Map<string, StoredFile>();
  return {
    add(svg) {
      const file = toStoredFile(svg, 'svg');
      files.set(file.name, file);
      return mediaPath(file.name);
    },
    store: (dataDir) => storeFiles(dataDir, [...files.values()]),
  };
}
