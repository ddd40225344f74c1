import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A project folder that a generator reads and changes; paths are relative to its root. */
export interface Tree {
  read: (path: string) => string;
  write: (path: string, text: string) => void;
  exists: (path: string) => boolean;
  /** The files directly inside a folder whose names end so. */
  list: (folder: string, ending: string) => string[];
  /** What was written, in order. */
  written: string[];
}

/** A folder of the disk; changes are written at once. */
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

/** Changes one file; a change that changes nothing means the file is not what the generator knows. */
export function edit(tree: Tree, path: string, change: (text: string) => string): void {
  const before = tree.read(path);
  const after = change(before);
  if (after === before) throw new Error(`${path} has changed its shape: add the line by hand.`);
  tree.write(path, after);
}
