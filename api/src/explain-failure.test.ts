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
])('a bug is shown with its stack: %s', (error) => {
  expect(explainFailure(error)).toContain('a fault');
  expect(explainFailure(error)).toContain('explain-failure.test.ts');
});

test('an error written for people is shown without a stack', () => {
  expect(explainFailure(new FolderInUse('Another API uses this folder.'))).toBe(
    'Another API uses this folder.',
  );
});

test('a port in use is shown with a solution', () => {
  const error = Object.assign(new Error('listen 3100'), { code: 'EADDRINUSE' });
  expect(explainFailure(error)).toContain('choose another PORT');
});

test('any other thrown value is shown unchanged', () => {
  expect(explainFailure('stopped')).toBe('stopped');
});
