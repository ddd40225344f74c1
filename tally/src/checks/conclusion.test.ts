import { expect, test } from 'vitest';
import { readReceipt } from '@summit/contract/awards/ballot-receipt';
import { checkPublicLog } from './check-public.ts';
import { conclude } from './conclusion.ts';
import type { PublicLog } from './public-log.ts';
import { sampleLog } from './testing/sample-log.ts';

const honest = sampleLog(12);

/** The verdicts of a check by anyone, and the code that it ends with. */
function check(log: PublicLog, lines: readonly string[] = []) {
  const receipts = lines.flatMap((line) => readReceipt(line) ?? []);
  const findings = checkPublicLog(log, { receipts });
  const concluded = conclude({ log, findings, receipts, hasOpenings: false, hasRoll: false });
  return { ...concluded, text: concluded.lines.join('\n') };
}

const empty: PublicLog = {
  ...honest.log,
  ...{ leaves: [], heads: [], exclusions: [], records: [], ballots: 0, choices: [], totals: [] },
};

test('an honest log is right, and its receipts only if there are some', () => {
  const { text, exitCode } = check(honest.log);
  expect(exitCode).toBe(0);
  expect(text).toContain('RIGHT  The leaves');
  expect(text).not.toContain('RIGHT  The log agrees');
  expect(check(honest.log, honest.receipts).text).toContain('agrees with each of 12 receipts');
});

test('receipts of other votes among those of this one are said not to be compared', () => {
  const others = honest.receipts.slice(0, 2).map((line) => line.replace('-one/', '-two/'));
  const { text, exitCode } = check(honest.log, [...honest.receipts, ...others]);
  expect([exitCode, text.includes('Not compared: 2 of 14 receipts')]).toEqual([0, true]);
});

test('a record without ballots is not right: there was nothing to check', () => {
  const { text, exitCode } = check(empty);
  expect(exitCode).toBe(2);
  expect(text).toContain('EMPTY');
  expect(text).not.toContain('RIGHT');
});

test.each<[string, Partial<PublicLog>]>([
  ['record', { records: honest.log.records }],
  ['heads', { heads: honest.log.heads }],
  ['number of ballots', { ballots: 12 }],
  ['list of choices', { choices: honest.log.choices, totals: honest.log.totals }],
])('a log without ballots is wrong if its %s names some', (_which, named) => {
  const { text, exitCode } = check({ ...empty, ...named });
  expect([exitCode, text.includes('WRONG')]).toEqual([1, true]);
});
