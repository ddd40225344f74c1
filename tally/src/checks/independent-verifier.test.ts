import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { Openings, PublicLog, Roll } from './public-log.ts';
import { getResults, sampleLog, sampleRoll, signedRecord } from './testing/sample-log.ts';

const hasPython = spawnSync('python3', ['--version']).status === 0;
const program = join(import.meta.dirname, 'testing/verify_record.py');
const folder = mkdtempSync(join(tmpdir(), 'summit-verifier-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Given {
  log: PublicLog;
  receipts?: readonly string[];
  openings?: Openings;
  roll?: Roll;
}

/** The output lines of the independent verifier. */
function verify({ log, receipts = [], openings, roll }: Given): string[] {
  const file = (name: string, content: string) => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  };
  const words = [
    program,
    file('log.json', JSON.stringify(log)),
    ...['--receipts', file('receipts.txt', receipts.join('\n'))],
    ...(openings ? ['--openings', file('openings.json', JSON.stringify(openings))] : []),
    ...(roll ? ['--roll', file('roll.json', JSON.stringify(roll))] : []),
  ];
  const { stdout, stderr, status } = spawnSync('python3', words, { encoding: 'utf8' });
  if (status !== 0 && status !== 1) throw new Error(stderr);
  return stdout.split('\n').filter(Boolean);
}

/** Runs only where Python is installed, which npm cannot do; vectors.test.ts checks the formats everywhere. */
const withPython: (name: string, tests: () => void) => void = hasPython ? describe : () => undefined;

withPython('a verifier that was written from the document alone', () => {
  const honest = sampleLog(25);
  const { log, openings, receipts } = honest;
  const roll = sampleRoll(honest.openings);

  test('agrees with honest logs of every size, their receipts, openings and rolls', () => {
    for (const size of [4, 5, 7, 8, 9]) {
      const sample = sampleLog(size);
      expect(verify({ ...sample, roll: sampleRoll(sample.openings) })).toEqual([]);
    }
    expect(verify({ log, openings, receipts, roll })).toEqual([]);
    expect(execFileSync('python3', [program, '--help'], { encoding: 'utf8' })).toContain('--openings');
  }, 60_000);

  const [exclusion] = log.exclusions;
  const [record] = log.records;
  const recorded = JSON.parse(record?.record ?? '{}') as Record<string, unknown>;

  test.each<[string, Given, string]>([
    ['a dropped ballot', { log: { ...log, leaves: log.leaves.slice(0, -1) } }, 'not closed'],
    ['another leaf', { log: { ...log, leaves: log.leaves.with(12, 'ab'.repeat(32)) } }, 'root 20'],
    [
      'a closing head that is back-dated',
      {
        log: {
          ...log,
          heads: log.heads.map((head) => ({ ...head, publishedAt: '2027-04-01T10:00:00.000Z' })),
        },
      },
      'published signature 25',
    ],
    [
      'a closing flag that is moved',
      { log: { ...log, heads: log.heads.map((head) => ({ ...head, isClosing: head.size === 10 })) } },
      'not closed',
    ],
    ['an exclusion that is removed', { log: { ...log, exclusions: [], ballots: 25 } }, 'record exclusions'],
    [
      'an exclusion with another name',
      { log: { ...log, exclusions: exclusion ? [{ ...exclusion, proposedBy: 'Somebody' }] : [] } },
      'record exclusions',
    ],
    ['one choice less', { log: { ...log, choices: log.choices.slice(1) } }, 'totals'],
    ['a list in another order', { log: { ...log, choices: [...log.choices].reverse() } }, 'record choices'],
    ['no record', { log: { ...log, records: [] } }, 'no record'],
    [
      'another winner',
      { log: { ...log, records: [signedRecord(JSON.stringify({ ...recorded, results: [] }))] } },
      'results',
    ],
    ['an altered receipt', { log, receipts: [(receipts[7] ?? '').replace('/7/', '/8/')] }, 'receipt 8'],
    [
      'an opening of another choice',
      {
        log,
        openings: {
          ...openings,
          openings: openings.openings.map((one, at) =>
            at === 5 ? { ...one, choices: openings.openings[6]?.choices ?? [] } : one,
          ),
        },
      },
      'leaf 5',
    ],
    [
      'a ghost ballot',
      { log, openings, roll: { ...roll, voters: roll.voters.slice(1), people: roll.people.slice(1) } },
      'voter of',
    ],
  ])('finds %s', (_what, given, expected) => {
    expect(verify(given).join('\n')).toContain(expected);
  });

  test('skips a nominee who was withdrawn after the announcement', () => {
    const [winner] = getResults(log.totals).filter(({ result }) => result === 'Winner');
    const withdrawn = winner?.nomineeId ?? '';
    const later = {
      ...recorded,
      version: 1,
      withdrawals: [{ nomineeId: withdrawn, kind: 'Disqualified' }],
      results: getResults(log.totals, new Set([withdrawn])),
    };
    const records = [...log.records, signedRecord(JSON.stringify(later))];
    expect(verify({ log: { ...log, records } })).toEqual([]);
  });
});
