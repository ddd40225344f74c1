import { expect, test, vi } from 'vitest';
import { ApiError, isApiError } from './api-error.ts';

const facts = { code: 'voting-0001', message: 'Voted', requestId: 'r-1', status: 409 } as const;

test('only an error of a call is recognised', () => {
  expect(isApiError(new ApiError(facts))).toBe(true);
  expect(isApiError(new Error('Voted'))).toBe(false);
  expect(isApiError(null)).toBe(false);
  expect(isApiError('voting-0001')).toBe(false);
});

test('an error that another copy of the package threw is recognised', async () => {
  vi.resetModules();
  const other = await import('./api-error.ts');
  expect(other.ApiError).not.toBe(ApiError);
  expect(isApiError(new other.ApiError(facts))).toBe(true);
});
