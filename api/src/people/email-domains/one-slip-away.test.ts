import { expect, test } from 'vitest';
import { isOneSlipAway } from './one-slip-away.ts';

test.each([
  ['gmal.com', 'a letter is missing'],
  ['gmaill.com', 'a letter too many'],
  ['gmsil.com', 'a wrong letter'],
  ['gmial.com', 'two are swapped'],
  ['gmail.con', 'the last letter is wrong'],
  ['gmail.comm', 'the last letter comes twice'],
  ['mail.com', 'the first letter is missing'],
])('%s: %s', (typed) => {
  expect(isOneSlipAway(typed, 'gmail.com')).toBe(true);
});

test.each(['gmail.com', 'gmx.com', 'example.org', '', 'gamil.con', 'gmail.com.br'])(
  '%s is not a typo',
  (typed) => {
    expect(isOneSlipAway(typed, 'gmail.com')).toBe(false);
  },
);
