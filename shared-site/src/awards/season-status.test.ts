import { msUntilChange } from './season-status.ts';

const now = Date.parse('2030-03-01T09:00:00Z');

test('nothing is scheduled: nobody asks again', () => {
  expect(msUntilChange(null, now)).toBe(false);
});

test.each([
  ['an hour ahead', '2030-03-01T10:00:00Z', 3_600_000],
  ['just passed, so that the server may be about to switch', '2030-03-01T08:59:50Z', 0],
])('%s: asked within three seconds of the time', (_what, changesAt, left) => {
  const wait = msUntilChange(changesAt, now) as number;
  expect(wait).toBeGreaterThanOrEqual(left + 500);
  expect(wait).toBeLessThanOrEqual(left + 2_500);
});

test('long past: the change did not come, and nobody asks any more', () => {
  expect(msUntilChange('2030-03-01T08:58:00Z', now)).toBe(false);
});

test('years ahead: no longer than a timer can run', () => {
  expect(msUntilChange('2040-01-01T00:00:00Z', now)).toBe(2 ** 31 - 1);
});
