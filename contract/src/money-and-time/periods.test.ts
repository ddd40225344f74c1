import fc from 'fast-check';
import { expect, test } from 'vitest';
import { momentText } from '../forms/rules.ts';
import { messages } from '../words/messages.ts';
import { dayAfter, isDay } from './day-words.ts';
import {
  keyDateProblems,
  outsideEvent,
  type PeriodName,
  periodProblems,
  periods,
  refundProblems,
  seasonProblems,
} from './periods.ts';
import { endOfDay, startOfDay } from './venue-time.ts';

const range = { min: new Date('2020-01-01'), max: new Date('2035-12-31'), noInvalidDate: true };
const anyDate = fc.date(range);
/** The same moment, written in any zone. */
const written = (date: Date, offsetHours: number) => {
  const wall = new Date(date.getTime() + offsetHours * 3_600_000).toISOString().replace('Z', '');
  const sign = offsetHours < 0 ? '-' : '+';
  return `${wall}${sign}${String(Math.abs(offsetHours)).padStart(2, '0')}:00`;
};
const offset = fc.integer({ min: -11, max: 13 });
const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
const day = anyDate.map((date) => date.toISOString().slice(0, 10));
const names = Object.keys(periods).filter((name) => name !== 'event') as PeriodName[];

test('two moments are compared by time, whatever zones they are written in', () => {
  fc.assert(
    fc.property(fc.constantFrom(...names), anyDate, anyDate, offset, offset, (name, from, until, a, b) => {
      const [begins, ends] = periods[name];
      const found = periodProblems(name, { [begins]: written(from, a), [ends]: written(until, b) });
      expect(found).toEqual(from < until ? {} : { [ends]: messages.endsLater });
    }),
  );
});

test('an event can last one day, and never ends before it begins', () => {
  fc.assert(
    fc.property(day, day, (startsOn, endsOn) => {
      const found = periodProblems('event', { startsOn, endsOn });
      expect(found).toEqual(startsOn <= endsOn ? {} : { endsOn: messages.endsLater });
    }),
  );
  expect(periodProblems('event', { startsOn: '2027-06-20', endsOn: '2027-06-17' })).toHaveProperty('endsOn');
});

test.each([{ shownFrom: null }, { shownFrom: '2027-06-08T08:00Z', shownUntil: null }, {}])(
  'a period with only one end is valid: %j',
  (values) => {
    expect(periodProblems('banner', values)).toEqual({});
  },
);

test('a session must be on a day of the event at the venue, in every zone', () => {
  const hour = 3_600_000;
  fc.assert(
    fc.property(day, zone, (startsOn, timeZone) => {
      const endsOn = dayAfter(dayAfter(startsOn));
      const event = { startsOn, endsOn, timeZone };
      const at = (from: number, until: number) =>
        outsideEvent(
          { startsAt: new Date(from).toISOString(), endsAt: new Date(until).toISOString() },
          event,
        );
      const opens = startOfDay(startsOn, timeZone).getTime();
      const closes = endOfDay(endsOn, timeZone).getTime();
      expect(at(opens, opens + hour)).toEqual({});
      expect(at(closes - hour, closes + hour)).toEqual({});
      expect(at(opens - 60_000, opens + hour)).toEqual({ startsAt: messages.duringEvent });
      expect(at(closes, closes + hour)).toEqual({ startsAt: messages.duringEvent });
      expect(at(opens, closes + 30 * hour)).toEqual({ endsAt: messages.duringEvent });
    }),
  );
});

test('the invalid one of several key dates or refund steps is named', () => {
  const good = { startsAt: '2027-06-08T08:00:00Z', endsAt: null };
  const bad = { startsAt: '2027-06-08T08:00:00+01:00', endsAt: '2027-06-08T07:00:00Z' };
  expect(keyDateProblems([good, bad])).toEqual({ 'entries[1].endsAt': messages.endsLater });
  const refunds = [{ until: '2027-05-01T00:00:00Z' }, { until: '2027-06-01T00:00:00Z' }];
  expect(refundProblems(refunds, '2027-05-31T23:00:00Z')).toEqual({
    'cancellation.refunds[1].until': messages.afterCancelling,
  });
  expect(refundProblems(refunds, '2027-06-01T00:00:00Z')).toEqual({});
  expect(refundProblems(refunds, null)).toEqual({});
});

test('each countdown of a season ends after those of earlier pages', () => {
  const pages = {
    preNomination: { opensAt: '2026-09-14T08:00:00Z' },
    preVotingOne: { opensAt: null },
    preVotingTwo: { opensAt: '2026-09-14T07:00:00Z' },
    preWining: { opensAt: '2027-06-10T18:00:00Z' },
  };
  expect(seasonProblems(pages)).toEqual({ preVotingTwo: messages.opensLater });
});

test('a date that does not exist is neither a day nor a moment', () => {
  fc.assert(fc.property(day, (date) => isDay(date)));
  for (const none of ['2027-02-30', '2027-02-29', '2027-06-31', '2027-13-01', '2027-6-1', 'Tuesday', '']) {
    expect(isDay(none)).toBe(false);
    expect(momentText().isValidSync(`${none || 'x'}T10:00Z`)).toBe(false);
  }
});
