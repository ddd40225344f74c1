import { expect, test } from 'vitest';
import { sessionHref, sessionOfHash } from './session-link.ts';

test('links to the day and the fragment of a session, from which its id can be parsed', () => {
  const address = sessionHref({ id: 'the-river', day: '2030-06-04' });
  expect(address).toBe('/agenda?day=2030-06-04#session-the-river');
  expect(sessionOfHash('#session-the-river')).toBe('the-river');
});

test.each(['', '#', '#login', '#the-river'])('%s is not a session', (hash) => {
  expect(sessionOfHash(hash)).toBe('');
});

test('malformed percent encodings are read literally', () => {
  expect(sessionOfHash('#session-50%')).toBe('50%');
  expect(sessionOfHash('#session-caf%C3%A9')).toBe('café');
});
