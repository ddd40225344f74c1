import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { remotePackage } from './remote-package.ts';

let folder: string;

beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'remote-package-'))));
afterEach(() => rmSync(folder, { recursive: true }));

function packageWith(facts: object) {
  const manifest = { name: '@summit/mf-awards', version: '1.2.0', ...facts };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  return () => remotePackage(folder);
}

test('a remote has the name of its package, and cannot set its own role', () => {
  expect(packageWith({ summit: { role: 'primary' } })()).toEqual({ name: 'awards', version: '1.2.0' });
  expect(packageWith({ name: 'backstage' })()).toEqual({ name: 'backstage', version: '1.2.0' });
});
