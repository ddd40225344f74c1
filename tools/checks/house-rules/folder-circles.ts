import { posix } from 'node:path';
import { type HouseRule, type ProjectFile, sources } from './project-files.ts';

const ofTests = /\.(test|spec)\.tsx?$|\/testing(\/|\.)|^e2e\//;
const relativeImport = /(?:\bfrom|\bimport)\s*\(?\s*(['"])(\.{1,2}\/[^'"\n]+)\1/g;

interface Circle {
  folders: string[];
  why: string;
}

/** Circles that stay, each with its reason; a row without its circle has to go. */
const accepted: Circle[] = [
  {
    folders: ['api/seeds/awards', 'api/seeds/demo-event'],
    why: "The demo event's people include the nominees, who use the demo event's portraits and logos.",
  },
  {
    folders: ['api/src/agenda', 'api/src/speakers'],
    why: "A session lists its speakers, and a speaker's profile lists their sessions.",
  },
  {
    folders: ['shared-ui/src/feedback', 'shared-ui/src/form'],
    why: 'A form shows notices, and a failure offers a button to retry.',
  },
];

/** A folder and the folders in it are one: they may import each other. */
function isWithin(folder: string, other: string): boolean {
  return `${folder}/`.startsWith(`${other}/`);
}

/** Which folder imports which others; imports by package name are left to dependency-cruiser. */
function importedFolders(files: ProjectFile[]): Map<string, Set<string>> {
  const imported = new Map<string, Set<string>>();
  for (const { path, text } of files) {
    const folder = posix.dirname(path);
    const targets = imported.get(folder) ?? new Set();
    imported.set(folder, targets);
    for (const [, , specifier = ''] of text.matchAll(relativeImport)) {
      const target = posix.dirname(posix.join(folder, specifier));
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

/** The largest sets of folders in which each one imports, directly or not, every other. */
function circlesOf(imported: Map<string, Set<string>>): string[][] {
  const reach = new Map([...imported.keys()].map((folder) => [folder, reachableFrom(folder, imported)]));
  const circles = new Map<string, string[]>();
  for (const [folder, reached] of reach) {
    if (!reached.has(folder)) continue;
    const circle = [...reached].filter((other) => reach.get(other)?.has(folder)).sort();
    circles.set(circle.join(' '), circle);
  }
  return [...circles.values()];
}

/** Folders that import each other are one folder: neither can be read, moved or released without the other. */
export function foldersWithoutCircles(allowed: Circle[] = accepted): HouseRule {
  const nameOf = (folders: string[]) => [...folders].sort().join(' + ');
  return (files) => {
    const product = sources(files).filter(({ path }) => !ofTests.test(path));
    const found = circlesOf(importedFolders(product)).map(nameOf);
    const known = allowed.map(({ folders }) => nameOf(folders));
    return [
      ...found
        .filter((circle) => !known.includes(circle))
        .map((circle) => `${circle}: import each other; move what both need to a folder of its own`),
      ...known
        .filter((circle) => !found.includes(circle))
        .map((circle) => `${circle}: no circle any more; remove its row from folder-circles.ts`),
    ];
  };
}
