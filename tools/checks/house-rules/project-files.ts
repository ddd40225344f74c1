import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectPaths } from '../../project-paths.ts';

/** One file of the project, by its address relative to the root (always with forward slashes). */
export interface ProjectFile {
  path: string;
  text: string;
}

/** A rule returns one line for each violation: where, what, and what to do instead. */
export type HouseRule = (files: ProjectFile[]) => string[];

const readable = /\.(ts|tsx|js|mjs|cjs|css|md|json|yml|sh)$/;

/** Every text file of the project, without what is installed, built or generated at run time. */
export function projectFiles(root: string): ProjectFile[] {
  return projectPaths(root)
    .filter((path) => readable.test(path) && !path.endsWith('package-lock.json'))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

/** The style sheets. */
export function styleSheets(files: ProjectFile[]): ProjectFile[] {
  return files.filter(({ path }) => path.endsWith('.css'));
}

/** The files that somebody wrote in a programming language; a program has written `*.compiled.ts`. */
export function sources(files: ProjectFile[]): ProjectFile[] {
  return files.filter(({ path }) => /(?<!\.compiled)\.(ts|tsx|js|mjs|cjs)$/.test(path));
}
