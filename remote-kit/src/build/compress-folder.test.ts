import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compressFolder } from './compress-folder.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'browser-'));
  mkdirSync(join(folder, 'chunks'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const script = 'export const speakers = 36;\n'.repeat(100);

test('every text file gets a compressed copy of each kind, at any depth', async () => {
  writeFileSync(join(folder, 'main.js'), script);
  writeFileSync(join(folder, 'chunks/home.js'), script);
  await compressFolder(folder);
  for (const file of ['main.js', 'chunks/home.js']) {
    const packed = [brotliDecompressSync(read(`${file}.br`)), gunzipSync(read(`${file}.gz`))];
    expect(packed.map(String)).toEqual([script, script]);
    expect(read(`${file}.br`).length).toBeLessThan(script.length / 10);
    expect(String(read(file))).toBe(script);
  }
});

test('files that do not benefit are not compressed: small files, pictures and fonts', async () => {
  writeFileSync(join(folder, 'small.js'), 'start()');
  writeFileSync(join(folder, 'archivo.woff2'), script);
  writeFileSync(join(folder, 'portrait.webp'), script);
  await compressFolder(folder);
  expect(readdirSync(folder).sort()).toEqual(['archivo.woff2', 'chunks', 'portrait.webp', 'small.js']);
});

function read(file: string): Buffer {
  return readFileSync(join(folder, file));
}
