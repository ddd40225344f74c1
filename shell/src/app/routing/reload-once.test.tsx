import { isMissingChunk, reloadOnceFor } from './reload-once.ts';

beforeEach(() => sessionStorage.clear());

test('reloads once for each build, and then never again', () => {
  const reload = jest.fn();
  const responses = ['awards_b1', 'awards_b1', 'awards_b2', 'awards_b1'].map((build) =>
    reloadOnceFor(build, reload),
  );
  expect(responses).toEqual([true, false, true, false]);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('does not reload when storage is unavailable', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  const reload = jest.fn();
  expect(reloadOnceFor('awards_b1', reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('recognises a missing file of a build, whatever error wraps it', () => {
  const missing = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });
  expect(isMissingChunk(new Error('The page did not load', { cause: missing }))).toBe(true);
  expect(isMissingChunk(new Error('connection refused'))).toBe(false);
  expect(isMissingChunk(undefined)).toBe(false);
});
