import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectPaths } from '../../project-paths.ts';

/** A file of the project, with its path relative to the root (always with forward slashes). */
export interface ProjectFile {
  path: string;
  text: string;
}

/** A rule returns one line for each violation: its place, the problem, and what to do instead. */
export type HouseRule = (files: ProjectFile[]) => string[];

const readable = /\.(ts|tsx|js|mjs|cjs|css|md|json|yml|sh)$/;

/** Every text file of the project, without installed, built and generated files. */
export function projectFiles(root: string): ProjectFile[] {
  return projectPaths(root)
    .filter((path) => readable.test(path) && !path.endsWith('package-lock.json'))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

/** The style sheets. */
export function styleSheets(files: ProjectFile[]): ProjectFile[] {
  return files.filter(({ path }) => path.endsWith('.css'));
}

/** The source files that people write; `*.compiled.ts` are written by a program. */
export function sources(files: ProjectFile[]): ProjectFile[] {
  return files.filter(({ path }) => /(?<!\.compiled)\.(ts|tsx|js|mjs|cjs)$/.test(path));
}
