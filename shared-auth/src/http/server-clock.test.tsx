/** Runs in a page (jsdom), because a server records nothing: its module serves all visitors. */
import fc from 'fast-check';
import { recordServerTime, serverNow } from './server-clock.ts';

const hour = 3_600_000;

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test("the device's clock is used only until a response contains the time", () => {
  jest.setSystemTime(new Date('2027-06-08T12:00:00Z'));
  expect(serverNow()).toBe(Date.parse('2027-06-08T12:00:00Z'));

  // The device's clock is an hour slow.
  recordServerTime('Tue, 08 Jun 2027 13:00:00 GMT');
  expect(serverNow()).toBe(Date.parse('2027-06-08T13:00:00Z'));

  jest.setSystemTime(new Date('2031-01-01T00:00:00Z'));
  expect(serverNow()).toBe(Date.parse('2027-06-08T13:00:00Z'));
  jest.advanceTimersByTime(hour);
  expect(serverNow()).toBe(Date.parse('2027-06-08T14:00:00Z'));
});

test('delayed or cached responses never set the time back, whatever their order', () => {
  const base = Date.parse('2030-01-01T00:00:00Z');
  recordServerTime(new Date(base).toUTCString());
  const ages = fc.array(fc.integer({ min: 0, max: 86_400 }), { maxLength: 20 });
  fc.assert(
    fc.property(ages, (seconds) => {
      for (const age of seconds) recordServerTime(new Date(base - age * 1000).toUTCString());
      expect(serverNow()).toBe(base);
    }),
  );
});

test.each([null, undefined, '', 'yesterday'])('a response with the date %s has no effect', (date) => {
  const before = serverNow();
  recordServerTime(date);
  expect(serverNow()).toBe(before);
});
