import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashSources } from './hash-sources.mjs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sources-'));
  writeFileSync(join(folder, 'remote.ts'), 'export {};');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a missing lock file is reported with its purpose', () => {
  expect(() => hashSources(folder, ['remote.ts', 'package-lock.json'])).toThrow(
    /^There is no .*package-lock\.json: a build is named after what it is made of/,
  );
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  expect(hashSources(folder, ['remote.ts', 'package-lock.json'])).toMatch(/^[\da-f]{12}$/);
});
