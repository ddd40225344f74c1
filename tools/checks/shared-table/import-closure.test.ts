import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { importClosure } from './import-closure.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'closure-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function getClosure(sources: Record<string, string>) {
  for (const [name, source] of Object.entries(sources)) writeFileSync(join(folder, name), source);
  const resolve = (name: string) => (name === '@here/part' ? join(folder, 'part.ts') : null);
  const { files, packages } = importClosure(join(folder, 'start.ts'), resolve);
  return { files: [...files].map((file) => basename(file)).sort(), packages: [...packages].sort() };
}

test('all transitive imports are included once, even in a cycle', () => {
  const sources = {
    'start.ts': `import { a } from './a.ts';\nimport './b.ts';`,
    'a.ts': `export { b } from './b.ts';\nimport {\n  react,\n} from 'react';`,
    'b.ts': `import './a.ts';`,
  };
  expect(getClosure(sources)).toEqual({ files: ['a.ts', 'b.ts', 'start.ts'], packages: ['react'] });
});

test('an export of a workspace package is its package and its file', () => {
  const sources = { 'start.ts': `import part from '@here/part';`, 'part.ts': `import 'yup';` };
  expect(getClosure(sources)).toEqual({ files: ['part.ts', 'start.ts'], packages: ['@here/part', 'yup'] });
});

test('dynamic and type-only imports are excluded', () => {
  const sources = {
    'start.ts': `import type { A } from './a.ts';\nconst later = () => import('./b.ts');`,
  };
  expect(getClosure(sources)).toEqual({ files: ['start.ts'], packages: [] });
});
