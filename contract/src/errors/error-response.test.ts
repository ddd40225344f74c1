import { expect, test } from 'vitest';
import { errorResponse, isErrorResponse } from './error-response.ts';
import { errors } from './errors.ts';

test('contains code, message and request id', () => {
  expect(errorResponse('voting-0001', { requestId: 'request-7' })).toEqual({
    Code: 'voting-0001',
    Message: errors['voting-0001'].message,
    RequestId: 'request-7',
  });
});

test('contains the texts and fields of the failed call', () => {
  const failures = [{ field: 'email', errorCode: '0001', message: 'This field is required' }];
  const body = errorResponse('validation.base-0001', { message: 'Not so', requestId: 'request-7', failures });
  expect(body).toMatchObject({ Message: 'Not so', failures });
});

test('is distinguished from the pages of proxies', () => {
  expect(isErrorResponse(errorResponse('server-0001', { requestId: 'request-7' }))).toBe(true);
  for (const body of [null, '<h1>502 Bad Gateway</h1>', { message: 'Bad Gateway' }, { Code: 502 }]) {
    expect(isErrorResponse(body)).toBe(false);
  }
});
