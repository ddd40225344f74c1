import { expect, test } from 'vitest';
import { nameInEmail, onOneLine } from './visitor-words.ts';

test.each([
  ['Ada\r\nBcc: b@x.example', 'Ada Bcc: b@x.example'],
  ['  Ada \u2028 Lund ', 'Ada Lund'],
])('%j becomes one line', (text, line) => {
  expect(onOneLine(text)).toBe(line);
});

test.each([
  ['You won, see https://evil.example/prize', 'You won, see https evil example/prize'],
  ['www.evil.example', 'www evil example'],
  ['evil。example', 'evil example'],
  ['write to me@evil.example', 'write to me evil example'],
])('a name like %j contains nothing that mail programs link', (name, said) => {
  expect(nameInEmail(name)).toBe(said);
});

test.each(['Ada Lund', 'J.R. O’Neil-Smith', 'Dr. Ada', 'Ådne Ø. Hansen Jr.', '王小明'])(
  'the name %s is unchanged',
  (name) => {
    expect(nameInEmail(name)).toBe(name);
  },
);
