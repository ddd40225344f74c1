import { expect, test } from 'vitest';
import { serverClock } from './server-clock.ts';

const violations = (path: string, text: string) => serverClock([{ path, text }]);

test.each([
  ['mf-registration/src/voucher/a.ts', 'isExpired: Date.parse(validUntil) < Date.now(),'],
  ['shell/src/app/banners/a.ts', 'const delay = Date.parse(opensAt) - Date.now();'],
  ['shared-site/src/event/a.ts', 'clock.day(new Date().toISOString()) > event.endsOn'],
  ['mf-awards/src/a.ts', 'const left = useLeft(until, Date.now);'],
  ['api/src/awards/a.ts', 'if (new Date() > opensAt) return null;'],
  ['organise/src/commands/a.ts', 'Date.parse(opensAt) < Date.now()'],
  ['contract/src/a.ts', 'Number(year) <= new Date().getFullYear() - 18'],
  ['shell/src/server/a.ts', 'this.#usedAt = Date.now();'],
])('%s is refused: %s', (path, text) => {
  expect(violations(path, text)).toHaveLength(1);
});

test.each([
  ['mf-registration/src/voucher/a.ts', 'isExpired: Date.parse(validUntil) < serverNow(),'],
  ['shared-auth/src/http/server-clock.ts', 'return Date.now();'],
  ['api/src/awards/a.ts', 'const now = clock.now(); return new Date(now.getTime() + 1000);'],
  ['shell/src/server/a.ts', 'this.#usedAt = performance.now();'],
  ['mf-awards/src/a.test.tsx', 'jest.setSystemTime(Date.now());'],
  ['contract/src/a.ts', 'new Date(moment).toISOString()'],
])('%s is accepted: %s', (path, text) => {
  expect(violations(path, text)).toEqual([]);
});
