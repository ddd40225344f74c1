import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { secretIn } from './secret-file.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'secret-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('it is created once, readable only by its owner, without other files', () => {
  const secret = secretIn(folder, 'secret');
  expect(secret.length).toBeGreaterThanOrEqual(32);
  expect(secretIn(folder, 'secret')).toBe(secret);
  expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['secret']);
});

test.each(['', '\n', 'x'.repeat(31), `${' '.repeat(40)}\n`])('a truncated file is not used: %j', (left) => {
  writeFileSync(join(folder, 'secret'), left);
  expect(() => secretIn(folder, 'secret')).toThrow(/secret holds \d+ characters.*at least 32/);
});

test('an unfinished file of an ended process is not used', () => {
  writeFileSync(join(folder, 'secret.0d0a7a5e-1c00-4c00-8c00-000000000000'), 'half');
  expect(secretIn(folder, 'secret').length).toBeGreaterThanOrEqual(32);
});
