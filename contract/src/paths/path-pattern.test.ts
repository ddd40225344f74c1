import { describe, expect, test } from 'vitest';
import { bySpecificity, fillPath, isFixedPath, matchPath, withoutRest } from './path-pattern.ts';

describe('a page with its own addresses below it', () => {
  test.each([
    ['/backoffice', {}],
    ['/backoffice/', {}],
    ['/backoffice/speakers', {}],
    ['/backoffice/speakers/ada%2Flovelace/history', {}],
    ['/backoffices', null],
    ['/', null],
    ['/backoffice/%', null],
  ])('%s', (pathname, params) => {
    expect(matchPath('/backoffice/*', pathname)).toEqual(params);
  });

  test('can have parameters before them', () => {
    expect(matchPath('/event/:id/*', '/event/7/a/b')).toEqual({ id: '7' });
    expect(matchPath('/event/:id/*', '/event')).toBeNull();
  });

  test('comes after every more specific path', () => {
    const paths = ['/backoffice/*', '/backoffice/:name', '/backoffice/team'];
    expect(paths.toSorted(bySpecificity)).toEqual([...paths].reverse());
  });

  test('is linked to by the address without them', () => {
    expect(fillPath('/backoffice/*', {})).toBe('/backoffice');
    expect(withoutRest('/agenda')).toBe('/agenda');
    expect(['/agenda', '/backoffice/*', '/speaker/:id'].map(isFixedPath)).toEqual([true, false, false]);
  });
});
