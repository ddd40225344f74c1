import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareCodes, compareNames, indexHeading } from './name-order.ts';

test('names are sorted in English order', () => {
  const right = [
    'Åberg',
    'Adams',
    'Äkäslompolo',
    'Čapek',
    'de Vries',
    'Éluard',
    'Łukasz',
    'O’Brien',
    'Ødegaard',
    'Özil',
    'Stage 2',
    'Stage 10',
    'von Braun',
    'Zuckerman',
  ];
  expect([...right].reverse().sort(compareNames)).toEqual(right);
});

test('codes are sorted by their characters', () => {
  expect(['b', 'a', 'B', 'a'].sort(compareCodes)).toEqual(['B', 'a', 'a', 'b']);
});

test.each([
  ['Éluard', 'E'],
  ['Øresund', 'O'],
  ['Łukasz', 'L'],
  ['ßeta', 'S'],
  ['E\u0301lan', 'E'],
  ['Ελλάς', 'Ε'],
  ['Йога', 'И'],
  ['伟明', '伟'],
  ['김민수', '김'],
  ['عمر', 'ع'],
  ['24/7', '0–9'],
  ['“Open” banking', '#'],
  ['', '#'],
])('%s is listed under %s', (name, heading) => {
  expect(indexHeading(name)).toBe(heading);
});

test('no heading is half a surrogate pair, whatever a name begins with', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (name) => {
      expect(indexHeading(name)).not.toMatch(/\p{Surrogate}/u);
      expect(indexHeading(name)).toBe(indexHeading(name.normalize('NFD')));
    }),
  );
});
