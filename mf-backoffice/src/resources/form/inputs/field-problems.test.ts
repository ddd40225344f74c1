import { expect, test } from 'vitest';
import type { FieldFacts } from '../../entry-types.ts';
import { problemOf } from './field-problems.ts';

const text: FieldFacts = {
  name: 'x',
  label: 'X',
  kind: 'text',
  written: 'text',
  help: null,
  defaultValue: null,
  isRequired: false,
  isFixed: false,
  isReadOnly: false,
  choices: [],
  choiceNames: [],
  refersTo: null,
  maxLength: null,
  min: null,
  max: null,
  pattern: null,
  patternFlags: null,
};
const number: FieldFacts = { ...text, kind: 'number', min: 0, max: 100 };
const discount: FieldFacts = { ...text, kind: 'number' };
const money: FieldFacts = { ...text, kind: 'money' };
const link: FieldFacts = { ...text, kind: 'link', pattern: String.raw`^https?:\/\/\S+$`, patternFlags: 'i' };
const slug: FieldFacts = { ...text, pattern: '^[a-z-]+$' };

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
  [' early-bird ', slug],
  ['😀😀😀', { ...text, maxLength: 3 }],
  ['e\u0301e\u0301e\u0301', { ...text, maxLength: 3 }],
] as const)('%j, which the server accepts, has no message', (value, field) => {
  expect(problemOf(field, value)).toBe(true);
});

test.each([
  ['many', 'This is no number.', number],
  ['many', 'This is no number.', discount],
  ['£25', 'This is no number.', number],
  ['100.5', 'At most 100.', number],
  ['-1', 'At least 0.', number],
  ['see there', 'Write it as: text.', link],
  ['Early Bird', 'Write it as: text.', slug],
  ['😀😀😀', 'At most 2 characters: these are 3.', { ...text, maxLength: 2 }],
  ['', 'This is needed.', { ...text, isRequired: true }],
] as const)('%j, which the server would refuse, gets the message %j', (value, problem, field) => {
  expect(problemOf(field, value)).toBe(problem);
});
