import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sourceHash } from './source-hash.ts';

let checkout: string;

/** The files that belong to a build of the content remote, and some that do not. */
const files = [
  'package-lock.json',
  'contract/package.json',
  'contract/src/site/site-map.ts',
  'shared-auth/package.json',
  'shared-auth/src/session/session.ts',
  'shared-ui/package.json',
  'shared-ui/src/actions/button.tsx',
  'shared-site/package.json',
  'shared-site/src/page/page-top.tsx',
  'remote-kit/package.json',
  'remote-kit/src/webpack/app-config.ts',
  'mf-content/package.json',
  'mf-content/webpack.config.mjs',
  'mf-content/src/remote.ts',
  'mf-content/src/home/home-page.tsx',
  'mf-content/src/home/home-page.test.tsx',
  'mf-content/src/home/figures.test.ts',
  'mf-content/dist/c1/remote.json',
  'mf-awards/src/remote.ts',
  'shell/src/app/start.tsx',
  'api/src/app.ts',
  'README.md',
];

beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'checkout-'));
  for (const file of files) {
    mkdirSync(dirname(join(checkout, file)), { recursive: true });
    writeFileSync(join(checkout, file), file);
  }
});

afterEach(() => rmSync(checkout, { recursive: true }));

const hash = () => sourceHash('content', checkout);

test('equal sources give the same id, which is valid as a folder name', () => {
  const before = hash();
  expect(before).toMatch(/^[0-9a-f]{12}$/);
  expect(hash()).toBe(before);
});

test.each(files.slice(0, 15))('a change in %s makes another build', (file) => {
  const before = hash();
  appendFileSync(join(checkout, file), ' ');
  expect(hash()).not.toBe(before);
});

test.each(files.slice(15))('a change in %s does not', (file) => {
  const before = hash();
  appendFileSync(join(checkout, file), ' ');
  expect(hash()).toBe(before);
});

test('adding, removing or renaming a file makes another build', () => {
  const seen = [hash()];
  writeFileSync(join(checkout, 'mf-content/src/home/hero.tsx'), 'hero');
  seen.push(hash());
  rmSync(join(checkout, 'mf-content/src/home/hero.tsx'));
  writeFileSync(join(checkout, 'mf-content/src/home/banner.tsx'), 'hero');
  seen.push(hash());
  rmSync(join(checkout, 'mf-content/src/home/home-page.tsx'));
  seen.push(hash());
  expect(new Set(seen).size).toBe(4);
});
