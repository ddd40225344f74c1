import { expect, test } from 'vitest';
import { explainFailure } from './explain-failure.ts';

class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
}

test.each([
  new Error('a fault'),
  new TypeError('a fault'),
  new RangeError('a fault'),
  new AggregateError([], 'a fault'),
])('a fault in the code is shown with the place where it happened: %s', (error) => {
  expect(explainFailure(error)).toContain('a fault');
  expect(explainFailure(error)).toContain('explain-failure.test.ts');
});

test('an error that is written for people is shown without it', () => {
  expect(explainFailure(new FolderInUse('Another API uses this folder.'))).toBe(
    'Another API uses this folder.',
  );
});

test('a port in use is shown with the way out', () => {
  const error = Object.assign(new Error('listen 3100'), { code: 'EADDRINUSE' });
  expect(explainFailure(error)).toContain('choose another PORT');
});

test('anything else that was thrown is shown as it is', () => {
  expect(explainFailure('stopped')).toBe('stopped');
});
