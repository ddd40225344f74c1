import { expect, test } from 'vitest';
import { aTimedSession } from '../testing/people.ts';
import { getFormats } from './formats-of.ts';
import { fitsGrid, getHalls, getTimetable, momentInGrid } from './timetable.ts';

const main = { id: 'main', name: 'Main Hall' };
const side = { id: 'side', name: 'Side Hall' };

function session(
  id: string,
  location: typeof main,
  start: string,
  end: string,
  kind: 'talk' | 'break' = 'talk',
) {
  const day = '2030-06-04';
  return aTimedSession({
    id,
    location,
    kind,
    day,
    startsAt: `${day}T${start}:00Z`,
    endsAt: `${day}T${end}:00Z`,
  });
}

test('halls are taken from the sessions, each once', () => {
  const sessions = [
    session('a', main, '09:00', '09:30'),
    session('b', main, '10:00', '10:30'),
    session('c', side, '10:00', '10:30'),
  ];
  expect(getHalls(sessions)).toEqual([main, side]);
});

test('equal times are at the same height in all halls', () => {
  const { places } = getTimetable([
    session('a', main, '09:00', '10:00'),
    session('b', side, '09:00', '09:30'),
    session('c', side, '09:30', '10:00'),
  ]);
  expect(places.get('a')).toMatchObject({ from: 2, to: 4, column: 2 });
  expect(places.get('b')).toMatchObject({ from: 2, to: 3, column: 3 });
  expect(places.get('c')).toMatchObject({ from: 3, to: 4, column: 3 });
});

test('longer periods are higher, up to a limit', () => {
  const { rows } = getTimetable([
    session('a', main, '09:00', '09:10'),
    session('b', main, '09:10', '09:40'),
    session('c', main, '09:40', '15:00'),
  ]);
  expect(rows[1]).toBeGreaterThan(rows[0] ?? 0);
  expect(rows[2]).toBeLessThanOrEqual(90);
});

test('a break without parallel sessions spans all halls', () => {
  const { places } = getTimetable([
    session('coffee', main, '11:00', '11:30', 'break'),
    session('lunch', main, '13:00', '14:00', 'break'),
    session('workshop', side, '13:30', '15:00'),
  ]);
  expect(places.get('coffee')?.wide).toBe(true);
  expect(places.get('lunch')?.wide).toBe(false);
});

test('the timetable by halls needs several halls, not too many, without overlaps in one', () => {
  const fits = (sessions: ReturnType<typeof session>[]) => fitsGrid(getTimetable(sessions), sessions);
  const morning = session('a', main, '09:00', '10:00');
  expect(fits([morning, session('b', side, '09:30', '10:00')])).toBe(true);
  expect(fits([morning])).toBe(false);
  expect(fits([morning, session('b', main, '09:30', '10:00'), session('c', side, '09:30', '10:00')])).toBe(
    false,
  );
  const many = Array.from({ length: 7 }, (_, hall) =>
    session(`s${hall}`, { id: `h${hall}`, name: `Hall ${hall}` }, '09:00', '10:00'),
  );
  expect(fits(many)).toBe(false);
});

test('a moment of the day has a position in the grid', () => {
  const timetable = getTimetable([
    session('a', main, '09:00', '10:00'),
    session('b', side, '10:00', '10:30'),
  ]);
  const at = (time: string) => momentInGrid(timetable, Date.parse(`2030-06-04T${time}:00Z`));
  expect(at('09:15')).toEqual({ line: 2, share: 0.25 });
  expect(at('10:00')).toEqual({ line: 3, share: 0 });
  expect(at('08:59')).toBeNull();
  expect(at('10:30')).toBeNull();
});

test('a block of an hour or more has room for its description', () => {
  const { places } = getTimetable([
    session('talk', main, '09:00', '09:30'),
    session('workshop', side, '09:00', '10:20'),
  ]);
  expect(places.get('talk')?.tall).toBe(false);
  expect(places.get('workshop')?.tall).toBe(true);
});

test('breaks are not a format', () => {
  const risk = aTimedSession({ kind: 'workshop' });
  const cards = aTimedSession({ kind: 'keynote' });
  const coffee = session('coffee', main, '11:00', '11:30', 'break');
  expect(getFormats([risk, coffee, cards])).toEqual(['keynote', 'workshop']);
});
