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

describe('the differences between two versions of a module', () => {
  test('are none in the same text', () => expect(changed('', '')).toEqual([]));

  test('contain a changed, added or removed row', () => {
    expect(changed("method: 'POST'", "method: 'PUT'")).toEqual(['logIn']);
    expect(changed("  'page-0001'", "  logOut: { method: 'POST' },\n  'page-0001'")).toEqual(['logOut']);
    expect(changed("  'page-0001': { status: 404 },\n", '')).toEqual(['page-0001']);
  });

  test('contain rows that use a changed local declaration, also indirectly', () => {
    expect(changed('name: text()', 'name: text(80)')).toEqual(['firm', 'logIn']);
    expect(changed('owner: person', 'owner: person, city: text()')).toEqual(['firm']);
  });

  test('contain another changed export by its name', () => {
    expect(changed('return name in calls', 'return Object.hasOwn(calls, name)')).toEqual(['isCall']);
    expect(changed('defineCall({', 'defineOtherCall({')).toEqual(['logIn']);
  });

  test('ignore unused imports', () => {
    expect(changed('shape, text', 'shape, text, whole')).toEqual([]);
  });

  test('are unknown for changes without a name', () => {
    expect(changedNames(table, `${table}\nlogIn.method = 'GET';`)).toBeNull();
  });
});

test('a name is matched as a whole word', () => {
  expect(mentions("fail('login-0001')", 'login-0001')).toBe(true);
  expect(mentions("fail('login-00012')", 'login-0001')).toBe(false);
  expect(mentions('relogIn(); logIn()', 'logIn')).toBe(true);
});
