import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One file of the project, by its address relative to the root (always with forward slashes). */
export interface ProjectFile {
  path: string;
  text: string;
}

/** A rule returns one line for each violation: where, what, and what to do instead. */
export type HouseRule = (files: ProjectFile[]) => string[];

const notOurs = /^(node_modules|dist|\.git|\.cache|\.data.*|test-results|playwright-report|bench-results)$/;
const readable = /\.(ts|tsx|js|mjs|cjs|md|json|yml|sh)$/;

/** Every text file of the project below `root`, without what is installed, built or generated at run time. */
export function projectFiles(root: string, folder = ''): ProjectFile[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (notOurs.test(entry.name)) return [];
    if (entry.isDirectory()) return projectFiles(root, path);
    if (!readable.test(entry.name) || entry.name === 'package-lock.json') return [];
    return [{ path, text: readFileSync(join(root, path), 'utf8') }];
  });
}

/** The files that somebody wrote in a programming language; a program has written `*.compiled.ts`. */
export function sources(files: ProjectFile[]): ProjectFile[] {
  return files.filter(({ path }) => /(?<!\.compiled)\.(ts|tsx|js|mjs|cjs)$/.test(path));
}
