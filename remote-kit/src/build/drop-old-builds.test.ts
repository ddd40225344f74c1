import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dropOldBuilds } from './drop-old-builds.mjs';

let folder: string;

beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'builds-'))));
afterEach(() => rmSync(folder, { recursive: true }));

function place(name: string, hoursAgo: number): void {
  mkdirSync(join(folder, name));
  const at = Date.now() / 1000 - hoursAgo * 3600;
  utimesSync(join(folder, name), at, at);
}

test('the last builds and recent ones are retained, and so is the draft of a build that may be running', () => {
  for (const [name, hours] of [
    ['now', 0],
    ['a', 100],
    ['b', 200],
    ['c', 1],
    ['.draft-d-1', 5],
    ['.draft-e-2', 7],
  ] as const) {
    place(name, hours);
  }
  dropOldBuilds(folder, 'now', { builds: 3, days: 3 });
  expect(readdirSync(folder).sort()).toEqual(['.draft-d-1', 'a', 'c', 'now']);
});
