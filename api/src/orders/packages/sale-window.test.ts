import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as limits from '@summit/contract/limits/limits';
import { endOfDay } from '@summit/contract/money-and-time/venue-time';
import { getSaleWindow, isOpen, offerEnd } from './sale-window.ts';

const london = { endsOn: '2027-06-10', timeZone: 'Europe/London' };
const at = (moment: string) => new Date(moment);
const sale = (from: string | null, until: string | null) => ({
  availableFrom: from === null ? null : at(from),
  availableUntil: until === null ? null : at(until),
});

test.each([
  ['Europe/London', '2027-06-10T23:00:00.000Z'],
  ['America/Los_Angeles', '2027-06-11T07:00:00.000Z'],
  ['Pacific/Auckland', '2027-06-10T12:00:00.000Z'],
])('without its own end a sale in %s ends with the last day of the event', (timeZone, end) => {
  const { from, until } = getSaleWindow([sale(null, null), null], { endsOn: '2027-06-10', timeZone });
  expect([from, until.toISOString()]).toEqual([null, end]);
});

test('an extra is on sale while both it and its ticket are', () => {
  const window = getSaleWindow(
    [sale('2027-02-01T00:00:00Z', null), sale('2027-01-01T00:00:00Z', '2027-05-01T00:00:00Z')],
    london,
  );
  expect(window).toEqual({ from: at('2027-02-01T00:00:00Z'), until: at('2027-05-01T00:00:00Z') });
});

test.each([
  ['2027-04-01T12:00:00Z', '2027-04-02T12:00:00.000Z', 'the hours of the settings'],
  ['2027-04-30T12:00:00Z', '2027-05-01T00:00:00.000Z', 'as long as the sale lasts'],
  ['2027-04-30T23:00:00Z', '2027-05-01T00:00:00.000Z', 'the shortest offer'],
  ['2027-04-30T23:00:01Z', undefined, 'nothing, just before the end'],
  ['2027-05-02T00:00:00Z', undefined, 'nothing, after it'],
  ['2027-01-31T00:00:00Z', undefined, 'nothing, before the sale begins'],
] as [string, string | undefined, string][])('at %s a place is held until %s: %s', (now, until) => {
  const window = getSaleWindow([sale('2027-02-01T00:00:00Z', '2027-05-01T00:00:00Z')], london);
  expect(offerEnd(window, 24, at(now))?.toISOString()).toBe(until);
});

test('an offer ends before the sale and the event, and leaves time to accept it', () => {
  const day = 24 * 3_600_000;
  const moment = fc
    .integer({ min: -400, max: 400 })
    .map((hours) => new Date(Date.UTC(2027, 5, 9) + hours * 3_600_000));
  const limited = fc.record({
    availableFrom: fc.option(moment),
    availableUntil: fc.option(moment),
  });
  const event = fc.record({
    endsOn: fc.constantFrom('2027-06-08', '2027-06-10', '2027-03-28', '2027-10-31'),
    timeZone: fc.constantFrom('Europe/London', 'America/Los_Angeles', 'Pacific/Auckland', 'Asia/Kathmandu'),
  });
  fc.assert(
    fc.property(
      limited,
      fc.option(limited),
      event,
      moment,
      fc.integer({ min: 1, max: 336 }),
      (own, plain, days, now, hours) => {
        const window = getSaleWindow([own, plain], days);
        const end = offerEnd(window, hours, now);
        if (end === null) return;
        expect(isOpen(window, now) && isOpen(window, new Date(end.getTime() - 1))).toBe(true);
        expect(end.getTime()).toBeLessThanOrEqual(endOfDay(days.endsOn, days.timeZone).getTime());
        expect(end.getTime() - now.getTime()).toBeGreaterThanOrEqual(limits.shortestOffer);
        expect(end.getTime() - now.getTime()).toBeLessThanOrEqual(hours * (day / 24));
      },
    ),
  );
});
