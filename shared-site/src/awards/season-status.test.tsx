import { msUntilChange } from './season-status.ts';

const now = Date.parse('2030-03-01T09:00:00Z');

const inView = (visibility: DocumentVisibilityState) =>
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);

afterEach(() => jest.restoreAllMocks());

test.each([
  ['a minute ahead', '2030-03-01T09:01:00Z', 60_000],
  ['just passed, so that the server may be about to switch', '2030-03-01T08:59:50Z', 0],
])('%s: the status is fetched within three seconds of the time', (_what, changesAt, left) => {
  const wait = msUntilChange(changesAt, now) as number;
  expect(wait).toBeGreaterThanOrEqual(left + 500);
  expect(wait).toBeLessThanOrEqual(left + 2_500);
});

test.each([
  ['nothing is scheduled', null],
  ['it is scheduled for tomorrow', '2030-03-02T09:00:00Z'],
  ['the scheduled change did not happen', '2030-03-01T08:58:00Z'],
])('%s: a visible page fetches the status within three minutes', (_what, changesAt) => {
  const wait = msUntilChange(changesAt, now) as number;
  expect(wait).toBeGreaterThanOrEqual(90_000);
  expect(wait).toBeLessThanOrEqual(150_000);
});

describe('a hidden page', () => {
  beforeEach(() => inView('hidden'));

  test('fetches the status at a known time, and otherwise only when the visitor returns', () => {
    expect(msUntilChange('2030-03-01T10:00:00Z', now)).toBeGreaterThanOrEqual(3_600_500);
    expect(msUntilChange(null, now)).toBe(false);
    expect(msUntilChange('2030-03-01T08:58:00Z', now)).toBe(false);
  });

  test('waits at most as long as a timer can run', () => {
    expect(msUntilChange('2040-01-01T00:00:00Z', now)).toBe(2 ** 31 - 1);
  });
});
