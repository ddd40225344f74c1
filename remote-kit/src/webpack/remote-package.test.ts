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

test('a remote is regular unless its package says what else it is to the site', () => {
  expect(packageWith({})()).toEqual({ name: 'awards', version: '1.2.0', role: 'regular' });
  expect(packageWith({ summit: { role: 'essential' } })()).toMatchObject({ role: 'essential' });
});

test('a role that no remote has stops the build', () => {
  expect(packageWith({ summit: { role: 'vital' } })).toThrow(
    "The role of @summit/mf-awards in its package.json is one of primary, essential, regular, not 'vital'.",
  );
});
