import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectPaths } from '../../project-paths.ts';
import { root } from '../program.ts';
import type { TestChoice } from '../runner-suites.ts';
import { type TestKind, testKind } from './test-files.ts';

/** The runs for each kind of test, in sequence. */
export type Selection = Record<TestKind, TestChoice[]>;

const title = /\b(?:test|describe)(?:\.\w+)*(?:\([^'"`]*\))?\(\s*(['"`])((?:\\.|(?!\1)[^])*)\1/g;

/** The titles in a test file as they are written; those of a table of cases have placeholders. */
export function getTitles(source: string): string[] {
  return [...source.matchAll(title)].map(([, , text = '']) => text.replaceAll(/\\(.)/g, '$1'));
}

/**
 * The tests that a word matches: all tests of files whose path contains it, and single tests whose title contains it.
 * Titles are case-sensitive, because the runners compare them so.
 */
export function matchingTests(
  word: string,
  files = projectPaths(root),
  read = (file: string) => readFileSync(join(root, file), 'utf8'),
): Selection {
  const selection: Selection = { unit: [], component: [], journey: [] };
  for (const kind of Object.keys(selection) as TestKind[]) {
    const ofKind = files.filter((file) => testKind(file) === kind);
    const isNamed = (file: string) => file.toLowerCase().includes(word.toLowerCase());
    const named = ofKind.filter(isNamed);
    const titled = ofKind.filter(
      (file) => !isNamed(file) && getTitles(read(file)).some((text) => text.includes(word)),
    );
    if (named.length > 0) selection[kind].push({ files: named });
    if (titled.length > 0) selection[kind].push({ files: titled, title: word });
  }
  return selection;
}
