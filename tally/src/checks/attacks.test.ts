import { describe, expect, test } from 'vitest';
import { readReceipt } from '@summit/contract/awards/ballot-receipt';
import { hashRules } from '../log/ballot-rules.ts';
import { checkOpenings } from './check-openings.ts';
import { cannotSee, checkPublicLog } from './check-public.ts';
import type { FindingKind } from './finding.ts';
import type { Openings, PublicLog } from './public-log.ts';
import { getLeaf, getTotals, sampleLog, signed } from './testing/sample-log.ts';

const honest = sampleLog(35);

interface Forged {
  log: PublicLog;
  openings: Openings;
}

const getReceipts = (lines: readonly string[]) => lines.flatMap((line) => readReceipt(line) ?? []);
const kinds = (findings: { kind: FindingKind }[]) => [...new Set(findings.map(({ kind }) => kind))];
const publicly = ({ log }: Forged, receipts: readonly string[] = []) =>
  kinds(checkPublicLog(log, { receipts: getReceipts(receipts) }));
const byAuditor = ({ log, openings }: Forged) => kinds(checkOpenings(log, openings));

const withLeaves = (change: (leaves: string[]) => string[]): Forged => {
  const leaves = change([...honest.log.leaves]);
  return { ...honest, log: { ...honest.log, leaves, ballots: leaves.length - 1 } };
};
const withOpenings = (change: (openings: Openings['openings']) => Openings['openings']): Forged => ({
  ...honest,
  openings: { ...honest.openings, openings: change(structuredClone(honest.openings.openings)) },
});
const at = <T>(list: readonly T[], index: number): T => {
  const found = list[index];
  if (found === undefined) throw new Error(`There is nothing at ${index}`);
  return found;
};
const forgedLeaf = getLeaf(12, [{ categoryId: 'bank', nomineeId: 'bank-dune' }], 'ff'.repeat(32));

test('receipts of another vote alone do not confirm this one', () => {
  const others = honest.receipts.map((line) => line.replace('-one/', '-two/'));
  expect(publicly(honest, others)).toEqual(['other vote']);
  expect(publicly(honest, [...others, at(honest.receipts, 12)])).toEqual([]);
});

test('an honest log is valid, with its receipts and openings', () => {
  expect(publicly(honest, honest.receipts)).toEqual([]);
  expect(byAuditor(honest)).toEqual([]);
});

describe('a log that was changed after it was signed', () => {
  const dropped = withLeaves((leaves) => leaves.toSpliced(12, 1));
  const altered = withLeaves((leaves) => leaves.with(12, forgedLeaf));
  const inserted = withLeaves((leaves) => [...leaves, forgedLeaf]);
  const insertedWithin = withLeaves((leaves) => leaves.toSpliced(12, 0, forgedLeaf));
  const reordered = withLeaves((leaves) => leaves.with(12, at(leaves, 13)).with(13, at(leaves, 12)));
  const truncated = withLeaves((leaves) => leaves.slice(0, 32));

  test.each<[string, Forged, FindingKind[]]>([
    ['drop', dropped, ['not closed', 'dropped', 'changed', 'against the rules']],
    ['alter', altered, ['changed']],
    ['insert at the end', inserted, ['not closed', 'inserted', 'changed']],
    ['insert within', insertedWithin, ['not closed', 'inserted', 'changed']],
    ['reorder', reordered, ['changed']],
    ['truncate', truncated, ['not closed', 'truncated', 'against the rules', 'changed']],
  ])('anyone detects: %s', (_attack, forged, expected) => expect(publicly(forged)).toEqual(expected));

  test.each<[string, Forged, FindingKind]>([
    ['alter', altered, 'altered'],
    ['reorder', reordered, 'reordered'],
    ['truncate', withLeaves((leaves) => leaves.slice(0, 13)), 'truncated'],
  ])('anyone with the voter’s receipt detects: %s', (_attack, forged, expected) => {
    expect(publicly(forged, [at(honest.receipts, 13), at(honest.receipts, 12)])).toContain(expected);
  });

  test.each<[string, Forged, FindingKind]>([
    ['drop', dropped, 'dropped'],
    ['alter', altered, 'altered'],
    ['insert', inserted, 'inserted'],
    ['reorder', reordered, 'reordered'],
    ['truncate', truncated, 'dropped'],
  ])('the auditor detects: %s', (_attack, forged, expected) => expect(byAuditor(forged)).toContain(expected));

  test('the finding names the place', () => {
    const findings = checkPublicLog(altered.log);
    expect(findings.map(({ what }) => what).join()).toMatch(/after ballot 9 some were altered, reordered/);
  });
});

describe('a log that its owner rewrote and signed again', () => {
  const openings = honest.openings.openings.with(12, {
    ...at(honest.openings.openings, 12),
    choices: [{ categoryId: 'bank', nomineeId: 'bank-dune' }],
  });
  const rewritten = signed(
    openings,
    openings.map(({ index, choices, nonce }) => getLeaf(index, choices, nonce)),
  );
  const shortened = signed(honest.openings.openings.slice(0, 20), honest.log.leaves.slice(0, 20));

  test('is consistent, and the public tool says that it cannot detect it without receipts', () => {
    expect(publicly(rewritten)).toEqual([]);
    expect(cannotSee.join()).toMatch(/rewritten and signed again as a whole: give the receipts/);
  });

  test('is a split view for any receipt issued after the change', () => {
    expect(publicly(rewritten, [at(honest.receipts, 34)])).toContain('split view');
    expect(publicly(rewritten, [at(honest.receipts, 12)])).toContain('altered');
  });

  test('is truncated for a receipt of a removed ballot', () => {
    expect(publicly(shortened, [at(honest.receipts, 30)])).toContain('truncated');
  });

  test('two published heads of the same size are a split view', () => {
    const heads = [...honest.log.heads, at(rewritten.log.heads, 2)];
    expect(publicly({ ...honest, log: { ...honest.log, heads } })).toEqual(['split view', 'changed']);
  });
});

test('the auditor detects swapped openings, and the public tool says that it cannot', () => {
  const forged = withOpenings((openings) =>
    openings.with(12, { ...at(openings, 20), index: 12 }).with(20, { ...at(openings, 12), index: 20 }),
  );
  expect(byAuditor(forged)).toEqual(['swapped openings']);
  expect(publicly(forged)).toEqual([]);
  expect(cannotSee.join()).toMatch(/two openings were swapped/);
});

test.each<[string, Forged, FindingKind]>([
  [
    'a choice that the rules do not allow',
    withOpenings((all) =>
      all.with(5, { ...at(all, 5), choices: [{ categoryId: 'bank', nomineeId: 'bank-else' }] }),
    ),
    'against the rules',
  ],
  [
    'one nominee twice',
    withOpenings((all) => {
      const [choice] = at(all, 5).choices;
      return all.with(5, { ...at(all, 5), choices: choice ? [choice, choice] : [] });
    }),
    'against the rules',
  ],
  [
    'two ballots of one voter',
    withOpenings((all) => all.with(5, { ...at(all, 5), voter: 'voter 6' })),
    'voted twice',
  ],
  ['an opening that is missing', withOpenings((all) => all.toSpliced(5, 1)), 'inserted'],
  [
    'another list',
    { ...honest, log: { ...honest.log, choices: honest.log.choices.slice(1) } },
    'wrong totals',
  ],
  [
    'the openings of another log',
    { ...honest, openings: { ...honest.openings, log: '2027-Company-two' } },
    'bad opening',
  ],
])('the auditor detects %s', (_what, forged, expected) => expect(byAuditor(forged)).toContain(expected));

const [exclusion] = honest.log.exclusions;

/** Replaces the choices of a category by so many votes for one nominee, in the list and the totals. */
function listWith(nomineeId: string, votes: number): Pick<PublicLog, 'choices' | 'totals'> {
  const others = honest.log.choices.filter(({ categoryId }) => categoryId !== 'bank');
  const choices = [...others, ...Array.from({ length: votes }, () => ({ categoryId: 'bank', nomineeId }))];
  return { choices, totals: getTotals(choices) };
}

const rulesOfThree = honest.log.rules.replace('"id":"bank","allowedVotes":1', '"id":"bank","allowedVotes":3');
const tooMany = [
  ...honest.log.choices,
  ...Array.from({ length: 40 }, () => ({ categoryId: 'bank', nomineeId: 'bank-dune' })),
];

test.each<[string, Partial<PublicLog>, FindingKind]>([
  ['a signature of another key', { publicKey: 'ab'.repeat(32) }, 'bad signature'],
  ['other rules', { rules: honest.log.rules.replace('bank-dune', 'bank-else') }, 'other rules'],
  ['a ballot that is neither counted nor excluded', { ballots: 33 }, 'wrong count'],
  ['totals that the list does not have', { totals: getTotals(honest.log.choices.slice(1)) }, 'wrong totals'],
  [
    'more choices than the ballots can hold',
    { choices: tooMany, totals: getTotals(tooMany) },
    'against the rules',
  ],
  ['a winner who was not a nominee', listWith('bank-else', 30), 'against the rules'],
  ['one in another category than by the rules', listWith('payments-amber', 1), 'against the rules'],
  [
    'more votes for one nominee than there are ballots',
    { rules: rulesOfThree, rulesHash: hashRules(rulesOfThree), ...listWith('bank-dune', 40) },
    'against the rules',
  ],
  [
    'an exclusion by one person',
    {
      exclusions: exclusion
        ? [{ ...exclusion, proposedById: null, confirmedById: null, confirmedBy: ' ADA quill' }]
        : [],
    },
    'bad exclusion',
  ],
])('anyone detects %s', (_what, change, expected) => {
  expect(publicly({ ...honest, log: { ...honest.log, ...change } })).toContain(expected);
});

test('anyone with the previous key detects a signature by another one', () => {
  expect(kinds(checkPublicLog(honest.log, { publicKey: 'cd'.repeat(32) }))).toEqual(['other key']);
});
