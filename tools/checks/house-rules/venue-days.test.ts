import { expect, test } from 'vitest';
import { venueDays } from './venue-days.ts';

const violations = (path: string, text: string) => venueDays([{ path, text }]);

test.each([
  ['mf-content/src/a.tsx', 'fullDay(publishedAt.slice(0, 10))'],
  ['api/src/a.queries.ts', "const [day] = row.startsAt.toISOString().split('T');"],
  ['api/src/b.ts', 'const day = now.toISOString().slice(0, 10);'],
  ['shell/src/app/a.tsx', "new Date(moment).toLocaleDateString('en-GB')"],
  ['mf-registration/src/a.tsx', "new Date(heldUntil).toLocaleTimeString('en-GB')"],
  ['shared-site/src/a.ts', "new Intl.DateTimeFormat('en-GB', { timeZone })"],
  ['api/src/c.queries.ts', 'new Date(`${event.startsOn}T00:00:00Z`)'],
  ['api/src/d.queries.ts', 'offer.until?.substring(0, 16)'],
])('%s is refused: %s', (path, text) => {
  expect(violations(path, text)).toHaveLength(1);
});

test.each([
  ['mf-content/src/a.tsx', 'fullDay(clock.day(publishedAt))'],
  ['api/src/a.queries.ts', 'rows.slice(0, 10)'],
  ['api/src/b.ts', 'deviceId.slice(0, 10)'],
  ['api/src/c.ts', 'expiresAt: row.expiresAt.toISOString()'],
  ['contract/src/money-and-time/day-words.ts', 'Date.parse(`${day}T00:00:00Z`)'],
  ['contract/src/money-and-time/venue-time.ts', "new Intl.DateTimeFormat('en-GB', { timeZone })"],
  ['api/src/a.test.ts', 'now.toISOString().slice(0, 10)'],
  ['releases/src/a.ts', 'now.toISOString().slice(0, 10)'],
])('%s is accepted: %s', (path, text) => {
  expect(violations(path, text)).toEqual([]);
});
