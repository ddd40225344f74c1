import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { durationInWords, estimateSeconds, readDurations, saveDurations, slowestLines } from './durations.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'durations-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the durations of a run are added to those of earlier runs', () => {
  const file = join(folder, 'cache/durations.json');
  expect(readDurations(file)).toEqual({});
  saveDurations(
    [
      { file: 'a.test.ts', seconds: 3 },
      { file: 'b.test.ts', seconds: 1 },
    ],
    file,
  );
  saveDurations([{ file: 'a.test.ts', seconds: 2 }], file);
  expect(readDurations(file)).toEqual({ 'a.test.ts': 2, 'b.test.ts': 1 });
});

test('an unknown file counts as the median of the known ones, and cores share the work', () => {
  const durations = { a: 2, b: 4, c: 12 };
  expect(estimateSeconds(['a', 'b', 'c', 'new'], durations, 2)).toBe(11);
  expect(estimateSeconds(['new'], durations, 2)).toBeNull();
  expect(durationInWords(38)).toBe('40 s');
  expect(durationInWords(400)).toBe('7 min');
});

test('the slowest files come first', () => {
  const lines = slowestLines(
    [
      { file: 'quick', seconds: 1 },
      { file: 'slow', seconds: 9 },
    ],
    1,
  );
  expect(lines).toEqual(['    9.0 s  slow']);
});
