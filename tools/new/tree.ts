import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A project folder that a generator reads and changes; paths are relative to its root. */
export interface Tree {
  read: (path: string) => string;
  write: (path: string, text: string) => void;
  exists: (path: string) => boolean;
  /** The files directly inside a folder whose names have this ending. */
  list: (folder: string, ending: string) => string[];
  /** The written files, in order. */
  written: string[];
}

/** A folder on the disk; changes are written immediately. */
export function folderTree(root: string): Tree {
  const written: string[] = [];
  return {
    written,
    exists: (path) => existsSync(join(root, path)),
    read: (path) => readFileSync(join(root, path), 'utf8'),
    write: (path, text) => {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
      written.push(path);
    },
    list: (folder, ending) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith(ending))
        .map((name) => `${folder}/${name}`),
  };
}

/** Changes one file. An edit without any effect means that the file is not as the generator expects. */
export function edit(tree: Tree, path: string, change: (text: string) => string): void {
  const before = tree.read(path);
  const after = change(before);
  if (after === before) throw new Error(`${path} has changed its shape: add the line by hand.`);
  tree.write(path, after);
}
