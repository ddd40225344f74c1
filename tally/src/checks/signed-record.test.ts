import { describe, expect, test } from 'vitest';
import { type VoteRecord, writeRecord } from '../log/vote-record.ts';
import { checkAsked } from './check-asked.ts';
import { checkPublicLog } from './check-public.ts';
import { checkShown } from './check-shown.ts';
import type { FindingKind } from './finding.ts';
import type { PublicLog } from './public-log.ts';
import { getResults, getTotals, sampleLog, signedRecord } from './testing/sample-log.ts';

const honest = sampleLog(35);
const [exclusion] = honest.log.exclusions;

const kinds = (findings: { kind: FindingKind }[]) => [...new Set(findings.map(({ kind }) => kind))];
const publicly = ({ log }: { log: PublicLog }) => kinds(checkPublicLog(log));

describe('signed data besides the heads', () => {
  const [record] = honest.log.records;
  const recorded = JSON.parse(record?.record ?? '{}') as VoteRecord;
  const [first] = honest.log.choices;
  const another = { ...first, categoryId: first?.categoryId ?? '', nomineeId: `${first?.categoryId}-dune` };
  const changedList = honest.log.choices.with(0, another);
  const movedFlag = honest.log.heads.map((head) => ({ ...head, isClosing: head.size === 10 }));
  const backDated = honest.log.heads.map((head) => ({ ...head, publishedAt: '2027-04-01T10:00:00.000Z' }));
  const closing = honest.log.heads.filter(({ isClosing }) => !isClosing);
  const renamed = exclusion ? [{ ...exclusion, proposedBy: 'O. Warrender', reason: 'Another' }] : [];
  const withRecord = (change: Partial<VoteRecord>) => ({
    records: [signedRecord(writeRecord({ ...recorded, ...change }))],
  });

  test.each<[string, Partial<PublicLog>, FindingKind]>([
    [
      'one choice that was changed in the list and in the totals',
      { choices: changedList, totals: getTotals(changedList) },
      'changed',
    ],
    ['a list in another order', { choices: [...honest.log.choices].reverse() }, 'changed'],
    ['an exclusion that was removed', { exclusions: [], ballots: 35 }, 'changed'],
    [
      'an exclusion that was moved to another ballot',
      { exclusions: exclusion ? [{ ...exclusion, index: 4 }] : [] },
      'changed',
    ],
    ['an exclusion with other names and another reason', { exclusions: renamed }, 'changed'],
    [
      'an exclusion by one person under two names',
      { exclusions: exclusion ? [{ ...exclusion, confirmedById: exclusion.proposedById }] : [] },
      'bad exclusion',
    ],
    ['a closing flag that was moved', { heads: movedFlag }, 'unsigned'],
    ['heads that were back-dated', { heads: backDated }, 'unsigned'],
    ['a log without its closing head', { heads: closing }, 'not closed'],
    ['no heads at all', { heads: [] }, 'not closed'],
    ['no record', { records: [] }, 'unsigned'],
    ['a record of another key', { records: [{ record: record?.record ?? '', signature: 'ab' }] }, 'unsigned'],
    ['winners that the totals do not have', withRecord({ results: [] }), 'wrong results'],
    [
      'a winner who was withdrawn',
      withRecord({
        withdrawals: [{ nomineeId: recorded.results[0]?.nomineeId ?? '', kind: 'Withdrawn' }],
      }),
      'wrong results',
    ],
    ['a record of another size', withRecord({ size: 34 }), 'changed'],
  ])('anyone detects %s', (_what, change, expected) => {
    expect(publicly({ ...honest, log: { ...honest.log, ...change } })).toContain(expected);
  });

  test('a further record is valid for a withdrawal only', () => {
    const [winner] = recorded.results.filter(({ result }) => result === 'Winner');
    const gone = winner?.nomineeId ?? '';
    const later: VoteRecord = {
      ...recorded,
      version: 1,
      withdrawals: [{ nomineeId: gone, kind: 'Disqualified' }],
      results: getResults(honest.log.totals, new Set([gone])),
    };
    const records = [...honest.log.records, signedRecord(writeRecord(later))];
    expect(publicly({ ...honest, log: { ...honest.log, records } })).toEqual([]);
    const other = [...honest.log.records, signedRecord(writeRecord({ ...later, leaders: 2 }))];
    expect(publicly({ ...honest, log: { ...honest.log, records: other } })).toContain('changed');
  });

  test('detects a site that shows other winners than it has signed', () => {
    const shown = { years: [2027], year: 2027, categories: [], records: [] };
    expect(kinds(checkShown(honest.log, shown))).toEqual([]);
    const log = { ...honest.log, log: '2027-Company-two' };
    expect(kinds(checkShown(log, shown))).toEqual(['wrong results']);
  });

  test('detects a site that shows winners of a vote with an empty log', () => {
    const log = { ...honest.log, log: '2027-Company-two', leaves: [], records: [] };
    const winner = { id: 'payments-amber', result: 'Winner' };
    const shown = (winners: object[]) =>
      ({ years: [2027], year: 2027, categories: [{ winners, leaders: [] }], records: [] }) as never;
    expect(kinds(checkShown(log, shown([winner])))).toEqual(['wrong results']);
    expect(kinds(checkShown(log, shown([])))).toEqual([]);
  });

  test('detects the honest record of another vote than the requested one', () => {
    const asked = (query: string) =>
      kinds(checkAsked(honest.log, `https://summit.example/api/public/awards/ballot-log?${query}`));
    expect(asked('awardsType=Company&step=one')).toEqual([]);
    expect(asked('year=2027&awardsType=Company&step=one')).toEqual([]);
    expect(asked('year=2028&awardsType=Company&step=one')).toEqual(['other vote']);
    expect(asked('awardsType=Company&step=two')).toEqual(['other vote']);
  });
});
