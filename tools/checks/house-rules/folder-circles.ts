import { posix } from 'node:path';
import { type HouseRule, type ProjectFile, sources } from './project-files.ts';

const ofTests = /\.(test|spec)\.tsx?$|\/testing(\/|\.)|^e2e\//;
const relativeImport = /(?:\bfrom|\bimport)\s*\(?\s*(['"])(\.{1,2}\/[^'"\n]+)\1/g;

/** The folder of a file; the `public/` of a district counts as the district itself. */
function getFolder(path: string): string {
  return posix.dirname(path).replace(/\/public$/, '');
}

/** Whether a folder lies in another one: the two may import each other. */
function isWithin(folder: string, other: string): boolean {
  return `${folder}/`.startsWith(`${other}/`);
}

/** Which folder imports which others; dependency-cruiser checks imports by package name. */
function importedFolders(files: ProjectFile[]): Map<string, Set<string>> {
  const imported = new Map<string, Set<string>>();
  for (const { path, text } of files) {
    const folder = getFolder(path);
    const targets = imported.get(folder) ?? new Set();
    imported.set(folder, targets);
    for (const [, , specifier = ''] of text.matchAll(relativeImport)) {
      const target = getFolder(posix.join(posix.dirname(path), specifier));
      if (!isWithin(target, folder) && !isWithin(folder, target)) targets.add(target);
    }
  }
  return imported;
}

function reachableFrom(start: string, imported: Map<string, Set<string>>): Set<string> {
  const reached = new Set<string>();
  const open = [start];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    for (const next of imported.get(folder) ?? []) {
      if (!reached.has(next)) open.push(next);
      reached.add(next);
    }
  }
  return reached;
}

/** The largest sets of folders that import each other, directly or not. */
function getCircles(imported: Map<string, Set<string>>): string[][] {
  const reach = new Map([...imported.keys()].map((folder) => [folder, reachableFrom(folder, imported)]));
  const circles = new Map<string, string[]>();
  for (const [folder, reached] of reach) {
    if (!reached.has(folder)) continue;
    const circle = [...reached].filter((other) => reach.get(other)?.has(folder)).sort();
    circles.set(circle.join(' '), circle);
  }
  return [...circles.values()];
}

/** Folders that import each other are effectively one folder: neither can be read, moved or released without the other. */
export const foldersWithoutCircles: HouseRule = (files) => {
  const product = sources(files).filter(({ path }) => !ofTests.test(path));
  return getCircles(importedFolders(product)).map(
    (circle) => `${circle.join(' + ')}: import each other; move what both need to a folder of its own`,
  );
};
