import { expect, test } from 'vitest';
import { sessionHref, sessionOfHash } from './session-link.ts';

test('leads to the day and the place of a session, and back to its id', () => {
  const address = sessionHref({ id: 'the-river', day: '2030-06-04' });
  expect(address).toBe('/agenda?day=2030-06-04#session-the-river');
  expect(sessionOfHash('#session-the-river')).toBe('the-river');
});

test.each(['', '#', '#login', '#the-river'])('%s names no session', (hash) => {
  expect(sessionOfHash(hash)).toBe('');
});

test('malformed percent codes are read as they are spelt', () => {
  expect(sessionOfHash('#session-50%')).toBe('50%');
  expect(sessionOfHash('#session-caf%C3%A9')).toBe('café');
});
