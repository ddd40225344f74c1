import { cpSync, existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { lintFolder } from '../testing/lint-folder.ts';
import { newCall } from './new-call.ts';
import { newError } from './new-error.ts';
import { newKind } from './new-kind.ts';
import { newPage } from './new-page.ts';
import { newRemote } from './new-remote.ts';
import { tidy } from './tidy.ts';
import { edit, folderTree, type Tree } from './tree.ts';

const root = join(import.meta.dirname, '../..');

const generators: ((tree: Tree) => void)[] = [
  (tree) =>
    newPage(tree, { owner: 'content', capability: 'venue', id: 'exampleOfTest', path: '/example-of-test' }),
  (tree) =>
    newCall(tree, { table: 'auth', name: 'exampleOfTest', method: 'POST', path: '/public/example-of-test' }),
  (tree) =>
    newError(tree, {
      code: 'example-of-test-0001',
      status: '409',
      table: 'auth',
      call: 'loginByToken',
      message: "That link isn't the last one: please use the newest.",
    }),
  (tree) => newRemote(tree, 'exampleoftest'),
  (tree) => {
    edit(tree, 'contract/src/registration/attendee-types.ts', (text) =>
      text.replace(/(categoryTypes = \[[^\]]*)\]/, "$1, 'ExampleOfTest']"),
    );
    newKind(tree, 'ExampleOfTest');
  },
];

const copied = [
  'contract/src',
  'api/src/people/auth',
  'mf-content/src/remote.ts',
  'mf-messaging',
  'mf-registration/src/attendee',
  'mf-registration/src/shared',
  'package.json',
  'tools/bench/controls/bundled-remotes.ts',
];

const folder = lintFolder(root);
afterAll(() => folder.remove());

test('the linter and the formatter accept the generated files', () => {
  const filter = (source: string): boolean => !/\/(dist|node_modules)$/.test(source);
  for (const path of copied) cpSync(join(root, path), join(folder.path, path), { recursive: true, filter });
  const files = generators.flatMap((write) => {
    const tree = folderTree(folder.path);
    write(tree);
    return tree.written;
  });
  tidy(folder.path, files);

  expect(files.length).toBeGreaterThan(generators.length * 2);
  expect(folder.lint(files.filter((file) => !file.endsWith('.json')))).toEqual([]);
  expect(folder.unformatted(files)).toEqual([]);
  expect(missingFiles(files)).toEqual([]);
});

/** The relative imports of the generated files that do not resolve. */
function missingFiles(files: readonly string[]): string[] {
  return files.flatMap((file) => {
    const text = readFileSync(join(folder.path, file), 'utf8');
    return [...text.matchAll(/(?:from|import\() ?'(\.[^']+)'/g)]
      .map(([, path = '']) => join(dirname(file), path))
      .filter((path) => copied.some((one) => path.startsWith(`${one}/`)))
      .filter((path) => !existsSync(join(folder.path, path)));
  });
}
