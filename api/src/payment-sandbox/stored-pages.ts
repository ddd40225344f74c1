import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CardPage } from './card-pages.ts';

/** Where the sandbox keeps its payments while it does not run. */
const fileIn = (dataDir: string) => join(dataDir, 'payment-sandbox.json');

/** The payments of the last run; none on the first. */
export function readPages(dataDir: string): CardPage[] {
  try {
    return JSON.parse(readFileSync(fileIn(dataDir), 'utf8')) as CardPage[];
  } catch {
    return [];
  }
}

/** Replaces the stored payments as a whole: a crash leaves the file before or the new one. */
export function writePages(dataDir: string, pages: readonly CardPage[]): void {
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(`${fileIn(dataDir)}.new`, JSON.stringify(pages));
  renameSync(`${fileIn(dataDir)}.new`, fileIn(dataDir));
}
