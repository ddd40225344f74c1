import { expect, test } from 'vitest';
import { apiErrorOf } from './response-error.ts';

const tooMany = {
  Code: 'rate-limit-0001',
  Message: 'Too many requests. Please wait a moment and try again.',
  RequestId: 'r',
};

test.each([
  [30, 'Too many requests. Please wait a minute and try again.'],
  [890, 'Too many requests. Please wait 15 minutes and try again.'],
])('a call too many says how long to wait: %i s', (retryAfter, message) => {
  expect(apiErrorOf(429, tooMany, retryAfter).message).toBe(message);
});

test('without a time the server has the word', () => {
  expect(apiErrorOf(429, tooMany, Number.NaN).message).toBe(tooMany.Message);
});
