import { expect, test } from 'vitest';
import { afterSync, parseStarred, recordFor, starredIds, toggled } from './starred-record.ts';

const nothing = parseStarred(null);

test('a star can be set and removed', () => {
  const starred = toggled(nothing, 'river');
  expect(starredIds(starred)).toEqual(['river']);
  expect(starredIds(toggled(starred, 'river'))).toEqual([]);
});

test.each(['{', '"text"', '{"kept":7}', 'null', '[]'])('stored %s counts as empty', (text) => {
  expect(starredIds(parseStarred(text))).toEqual([]);
});

test('anonymous stars become those of the attendee who signs in', () => {
  const mine = recordFor(toggled(nothing, 'river'), 'ada');
  expect(mine).toMatchObject({ owner: 'ada', changes: { river: true } });
});

test('an attendee’s stars are not shown to the next visitor of the device', () => {
  const ada = { owner: 'ada', kept: ['vault'], changes: { river: true } };
  expect(starredIds(recordFor(ada, 'ben'))).toEqual([]);
  expect(starredIds(recordFor(ada, null))).toEqual([]);
});

test('changes made while others are being sent stay pending', () => {
  const before = { owner: 'ada', kept: [], changes: { river: true } };
  const during = toggled(toggled(before, 'vault'), 'river');
  const after = afterSync(during, ['river'], before.changes);
  expect(after).toEqual({ owner: 'ada', kept: ['river'], changes: { vault: true, river: false } });
  expect(starredIds(after)).toEqual(['vault']);
});
