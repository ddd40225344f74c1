import { describe, expect, test } from 'vitest';
import { checkPublicLog } from './check-public.ts';
import { checkRoll } from './check-roll.ts';
import type { FindingKind } from './finding.ts';
import type { Openings, PublicLog, Roll } from './public-log.ts';
import { getLeaf, sampleLog, sampleRoll, signed } from './testing/sample-log.ts';

interface Forged {
  log: PublicLog;
  openings: Openings;
}

const honest = sampleLog(35);

const kinds = (findings: { kind: FindingKind }[]) => [...new Set(findings.map(({ kind }) => kind))];
const publicly = ({ log }: Forged) => kinds(checkPublicLog(log));
const at = <T>(list: readonly T[], index: number): T => {
  const found = list[index];
  if (found === undefined) throw new Error(`There is nothing at ${index}`);
  return found;
};

describe('the roll', () => {
  const roll = sampleRoll(honest.openings);
  const found = (change: Partial<Roll>, { log, openings }: Forged = honest) =>
    kinds(checkRoll(log, openings, { ...roll, ...change }));

  test('of honest voters is consistent', () => expect(found({})).toEqual([]));

  test('reveals ballots without a voter', () => {
    const ghosts = Array.from({ length: 10 }, (_ghost, number) => ({
      ...at(honest.openings.openings, number),
      index: 35 + number,
      voter: `ghost ${number}`,
    }));
    const all = [...honest.openings.openings, ...ghosts];
    const padded = signed(
      all,
      all.map(({ index, choices, nonce }) => getLeaf(index, choices, nonce)),
    );
    expect(publicly(padded)).toEqual([]);
    expect(kinds(checkRoll(padded.log, padded.openings, roll))).toEqual(['ghost ballot', 'wrong roll']);
  });

  test.each<[string, Partial<Roll>, FindingKind]>([
    [
      'somebody who may not vote',
      { voters: roll.voters.map((one, place) => (place === 5 ? { ...one, standing: 'notConfirmed' } : one)) },
      'not eligible',
    ],
    ['one address twice', { people: roll.people.with(3, at(roll.people, 4)) }, 'wrong roll'],
    ['one voter twice', { voters: roll.voters.with(3, at(roll.voters, 4)) }, 'wrong roll'],
    [
      'fewer people who have voted',
      { people: roll.people.map((one) => ({ ...one, hasVoted: false })) },
      'wrong roll',
    ],
    ['another log', { log: '2027-Company-two' }, 'wrong roll'],
  ])('reveals %s', (_what, change, expected) => expect(found(change)).toContain(expected));
});
