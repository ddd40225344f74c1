import { expect, test } from 'vitest';
import { allClashes, clashesOf } from './clashes.ts';
import { blocksOf, hoursOf, pixelsAMinute } from './day-shape.ts';
import { type Dragged, proposalOf } from './drag-place.ts';
import { minutesLong, placeAt, placeWords, type Session } from './place.ts';
import { type Plan, planOnto, resolved, toSave, withPlace } from './plan.ts';

const timeZone = 'Europe/London';
const day = '2027-06-08';
const at = (minute: number, length = 30, locationId = 'main') =>
  placeAt({ day, minute, length, locationId }, timeZone);
const nine = 9 * 60;
const ten = 10 * 60;

function session(id: string, place = at(nine), speakers: string[] = [], version = 'v1'): Session {
  return { id, version, title: `Talk ${id}`, kind: 'talk', track: null, speakers, place };
}

const names = {
  halls: new Map([['main', 'Main stage']]),
  speakers: new Map([['ada', 'Ada Lovelace']]),
  timeZone,
};
const placed = (one: Session, place = one.place) => ({ session: one, place });

test('a place is formatted and parsed in the venue’s time, also in summer', () => {
  expect(at(nine).startsAt).toBe('2027-06-08T08:00:00.000Z');
  expect(minutesLong(at(nine, 45))).toBe(45);
  const words = placeWords(at(nine), [{ id: 'main', name: 'Main stage' }], timeZone);
  expect(words).toBe('Tue 8 June 2027, 09:00 to 09:30, Main stage');
});

test('occupied halls and speakers are named; sessions that follow each other do not clash', () => {
  const others = [
    placed(session('b', at(nine + 15))),
    placed(session('c', at(nine, 30, 'other'), ['ada'])),
    placed(session('d', at(nine + 30))),
  ];
  const found = clashesOf(placed(session('a', at(nine), ['ada'])), others, names);
  expect(found.map(({ words }) => words)).toEqual([
    'Main stage is taken: “Talk b”, 09:15 to 09:45',
    'Ada Lovelace is on stage in “Talk c”, 09:00 to 09:30',
  ]);
  expect([...allClashes(others, names).keys()]).toEqual(['b', 'd']);
});

test('a day shows whole hours around its sessions, and concurrent sessions share the width', () => {
  const all = [
    placed(session('a', at(7 * 60 + 30))),
    placed(session('b', at(nine, 60))),
    placed(session('c', at(nine + 30, 60))),
    placed(session('d', at(19 * 60, 70))),
  ];
  const hours = hoursOf(all, timeZone);
  expect(hours).toEqual({ from: 7 * 60, to: 21 * 60 });
  const halfAnHour = 30 * pixelsAMinute;
  const blocks = blocksOf(all, hours, timeZone);
  expect(blocks.get('a')).toEqual({ top: halfAnHour, height: halfAnHour, lane: 0, lanes: 1 });
  expect([blocks.get('b'), blocks.get('c')].map((block) => [block?.lane, block?.lanes])).toEqual([
    [0, 2],
    [1, 2],
  ]);
});

test('a drop is rounded to five minutes within the day, and the tray removes the place', () => {
  const one = session('a');
  const drag = (dragged: Dragged, top: number, y = 0, locationId: string | null = 'other') =>
    proposalOf(
      {
        active: { data: { current: dragged }, rect: { current: { initial: null, translated: rect(top) } } },
        over: { data: { current: { locationId } }, rect: rect(100) },
        delta: { y },
      },
      { day, hours: { from: 8 * 60, to: 19 * 60 }, timeZone },
    );
  const whole: Dragged = { session: one, part: 'whole', from: one.place };
  expect(drag(whole, 100 + 120 * pixelsAMinute + 7)?.place).toEqual(at(ten + 5, 30, 'other'));
  expect(drag(whole, 0)?.place).toEqual(at(8 * 60, 30, 'other'));
  expect(drag(whole, 100, 0, null)?.place).toBeNull();
  const end: Dragged = { session: one, part: 'end', from: one.place };
  expect(drag(end, 0, 31)?.place).toEqual(at(nine, 45));
  expect(drag(end, 0, -500)?.place).toEqual(at(nine, 5));
});

function rect(top: number) {
  return { top, left: 0, width: 10, height: 10, bottom: top + 10, right: 10 };
}

const nothing: Plan = new Map();

test('a session that is moved back is no longer planned, and one in the tray is not saved', () => {
  const one = session('a');
  const moved = withPlace(nothing, one, at(ten));
  expect(toSave(moved)).toEqual([{ id: 'a', version: 'v1', place: at(ten) }]);
  expect(toSave(withPlace(moved, one, null))).toEqual([]);
  expect(withPlace(moved, one, one.place).size).toBe(0);
});

test('conflicting moves need a choice; others’ changes are kept; moves of deleted sessions are dropped', () => {
  const mine = [session('a'), session('b'), session('c')].reduce(
    (plan, one) => withPlace(plan, one, at(ten)),
    nothing,
  );
  const theirs = [session('a', at(ten, 30, 'other'), [], 'v2'), session('b', at(nine), ['ada'], 'v2')];
  const { plan, conflicts } = planOnto(mine, theirs);
  expect(conflicts.map((conflict) => conflict.session.id)).toEqual(['a']);
  expect([...plan.keys()]).toEqual(['a', 'b']);
  expect(plan.get('b')?.version).toBe('v2');
  const [conflict] = conflicts;
  if (!conflict) throw new Error('There is no conflict.');
  expect(resolved(plan, conflict, true).has('a')).toBe(false);
  expect(resolved(plan, conflict, false).get('a')).toEqual({
    place: at(ten),
    version: 'v2',
    before: at(ten, 30, 'other'),
  });
});
