import { expect, test } from 'vitest';
import { searchGround, searchPlain, searchWords } from './search-plain.ts';

test.each([
  ['Fintech 2027', 'fintech ٢٠٢٧'],
  ['Fintech 2027', 'fintech ۲۰۲۷'],
  ['फिनटेक 2027', 'फिनटेक २०२७'],
  ['Hall 12', 'Hall １２'],
  ['علی کاظمی', 'علي كاظمي'],
  ['موسى', 'موسی'],
  ['مكتبة', 'مكتبه'],
  ['أحمد', 'احمد'],
  ['محمد', 'محـــمد'],
  ['محمد', '\u061cمُحَمَّد'],
])('%s is found by %s', (stored, typed) => {
  expect(searchPlain(typed)).toBe(searchPlain(stored));
  for (const word of searchWords(typed)) expect(searchGround(stored)).toContain(word);
});
