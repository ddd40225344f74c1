import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './program.ts';
import type { FileDuration } from './suite.ts';

const storedAt = join(root, '.cache/test-durations.json');

/** Seconds by test file, from earlier runs on this machine. */
export type Durations = Readonly<Record<string, number>>;

/** The durations of earlier runs; empty before the first run. */
export function readDurations(file = storedAt): Durations {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Durations;
  } catch {
    return {};
  }
}

/** Saves the durations of this run; those of other files stay. */
export function saveDurations(durations: readonly FileDuration[], file = storedAt): void {
  const latest = Object.fromEntries(durations.map((one) => [one.file, one.seconds]));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...readDurations(file), ...latest }, null, 1));
}

/**
 * The estimated seconds of the files on `cores` cores. A file that never ran counts as the median of those that did;
 * null when none of them ever ran.
 */
export function estimateSeconds(
  files: readonly string[],
  durations: Durations,
  cores: number,
): number | null {
  const known = files.map((file) => durations[file]).filter((seconds) => seconds !== undefined);
  const sorted = [...known].sort((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)];
  if (median === undefined) return null;
  const sum = known.reduce((total, seconds) => total + seconds, 0) + median * (files.length - known.length);
  return sum / cores;
}

/** One line for each of the slowest files. */
export function slowestLines(durations: readonly FileDuration[], count = 10): string[] {
  return [...durations]
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`);
}

/** A duration for people: "40 s", "3 min". */
export function durationInWords(seconds: number): string {
  return seconds < 90 ? `${Math.ceil(seconds / 5) * 5} s` : `${Math.round(seconds / 60)} min`;
}
