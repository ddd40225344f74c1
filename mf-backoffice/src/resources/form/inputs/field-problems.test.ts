import { expect, test } from 'vitest';
import { fieldOf } from '../../../testing/field-of.ts';
import { problemOf } from './field-problems.ts';

const text = fieldOf('x', 'X');
const number = fieldOf('x', 'X', { kind: 'number', min: 0, max: 100 });
const discount = fieldOf('x', 'X', { kind: 'number' });
const money = fieldOf('x', 'X', { kind: 'money' });
const link = fieldOf('x', 'X', { kind: 'link' });
const target = fieldOf('x', 'X', { kind: 'target' });
const slug = fieldOf('x', 'X', { pattern: '^[a-z-]+$' });
const code = fieldOf('x', 'X', { kind: 'code', isRequired: true, maxLength: 12 });
const country = fieldOf('x', 'X', { kind: 'country', pattern: '^[A-Z]{2}$' });
const phone = fieldOf('x', 'X', { kind: 'phone', pattern: String.raw`\d` });

test.each([
  ['£1,295.00', money],
  ['495,50', money],
  ['1 295', money],
  ['25,5', number],
  ['25.5 %', number],
  [20, number],
  ['£25', discount],
  ['1,000.50', discount],
  ['summit.example', link],
  [' https://summit.example ', link],
  ['https://summit:8443', link],
  ['/agenda', target],
  ['summit.example', target],
  [' early-bird ', slug],
  ['early\u00ad-bird', slug],
  [' early–bird ', code],
  ['EARLY BIRD 27', code],
  ['United Kingdom', country],
  ['٠٢٠٧٩٤٦٠٩٥٨', phone],
  ['1 00', number],
  [`${' '.repeat(4)}abc`, { ...text, maxLength: 3 }],
  ['😀😀😀', { ...text, maxLength: 3 }],
  ['e\u0301e\u0301e\u0301', { ...text, maxLength: 3 }],
] as const)('%j, which the server accepts, has no message', (value, field) => {
  expect(problemOf(field, value)).toBe(true);
});

test.each([
  ['many', 'This is not a number.', number],
  ['many', 'This is not a number.', discount],
  ['£25', 'This is not a number.', number],
  ['100.5', 'At most 100.', number],
  ['-1', 'At least 0.', number],
  ['see there', 'Write it as: text.', link],
  ['https://summit.example:99999', 'Write it as: text.', link],
  ['/agenda', 'Write it as: text.', link],
  ['agenda', 'Write it as: text.', target],
  ['–, !', 'Write it as: text.', country],
  ['EARLY-BIRD-27', 'At most 12 characters: these are 13.', code],
  ['Early Bird', 'Write it as: text.', slug],
  ['😀😀😀', 'At most 2 characters: these are 3.', { ...text, maxLength: 2 }],
  ['', 'This is required.', { ...text, isRequired: true }],
  ['  ', 'This is required.', { ...text, isRequired: true }],
  ['!', 'This is required.', code],
] as const)('%j, which the server would refuse, gets the message %j', (value, problem, field) => {
  expect(problemOf(field, value)).toBe(problem);
});
