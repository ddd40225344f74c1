import { expect, test } from 'vitest';
import { getApiError } from './response-error.ts';

const tooMany = {
  Code: 'rate-limit-0001',
  Message: 'Too many attempts in a short time. Please wait a little, then try again.',
  RequestId: 'r',
};

test.each([
  [30, 'Too many attempts in a short time. Please try again in a minute.'],
  [890, 'Too many attempts in a short time. Please try again in 15 minutes.'],
])('the error for too many calls says how long to wait: %i s', (retryAfter, message) => {
  expect(getApiError(429, tooMany, retryAfter).message).toBe(message);
});

test('without a time the server’s message is used', () => {
  expect(getApiError(429, tooMany, Number.NaN).message).toBe(tooMany.Message);
});
