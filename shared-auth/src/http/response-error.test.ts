import { expect, test } from 'vitest';
import { getApiError } from './response-error.ts';

test('the error has the words of the API, which say how long to wait', () => {
  const Message = 'Too many attempts in a short time. Please try again in 15 minutes.';
  const error = getApiError(429, { Code: 'rate-limit-0001', Message, RequestId: 'r' });
  expect(error).toMatchObject({ code: 'rate-limit-0001', message: Message, requestId: 'r', status: 429 });
});

test('a response that is not in the API’s format is a failure of the network', () => {
  expect(getApiError(502, '<h1>Bad gateway</h1>')).toMatchObject({ code: 'network-0001', status: 502 });
});
