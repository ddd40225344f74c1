import { describe, expect, test } from 'vitest';
import { changedNames, mentions } from './changed-names.ts';

const table = `
import { shape, text } from '../shapes.ts';
const person = shape({ name: text() });
const company = shape({ owner: person });
export const logIn = defineCall({ method: 'POST', response: person });
export const calls = {
  firm: { method: 'GET', response: company },
  'page-0001': { status: 404 },
};
export function isCall(name: string) { return name in calls; }
`;

const changed = (from: string, to: string) => changedNames(table, table.replace(from, to));

describe('what differs between two versions of a module', () => {
  test('nothing in the same text', () => expect(changed('', '')).toEqual([]));

  test('a row that is changed, added or removed', () => {
    expect(changed("method: 'POST'", "method: 'PUT'")).toEqual(['logIn']);
    expect(changed("  'page-0001'", "  logOut: { method: 'POST' },\n  'page-0001'")).toEqual(['logOut']);
    expect(changed("  'page-0001': { status: 404 },\n", '')).toEqual(['page-0001']);
  });

  test('a declaration that is not exported, for the rows that use it, also through others', () => {
    expect(changed('name: text()', 'name: text(80)')).toEqual(['firm', 'logIn']);
    expect(changed('owner: person', 'owner: person, city: text()')).toEqual(['firm']);
  });

  test('another export, by its own name', () => {
    expect(changed('return name in calls', 'return Object.hasOwn(calls, name)')).toEqual(['isCall']);
    expect(changed('defineCall({', 'defineOtherCall({')).toEqual(['logIn']);
  });

  test('imports count where what they bring is used', () => {
    expect(changed('shape, text', 'shape, text, whole')).toEqual([]);
  });

  test('what has no name: everything may differ', () => {
    expect(changedNames(table, `${table}\nlogIn.method = 'GET';`)).toBeNull();
  });
});

test('a name is mentioned as a whole word', () => {
  expect(mentions("fail('login-0001')", 'login-0001')).toBe(true);
  expect(mentions("fail('login-00012')", 'login-0001')).toBe(false);
  expect(mentions('relogIn(); logIn()', 'logIn')).toBe(true);
});
