import { expect, test } from 'vitest';
import { isReserved } from './reserved-paths.ts';
import * as pages from './site-map.ts';

test('no page of the site map has an address that the shell reserves', () => {
  expect(Object.values(pages).filter(({ path }) => isReserved(path))).toEqual([]);
});

test.each(['/api', '/api/votes', '/health', '/registry.json', '/home', '/awards', '/:any'])(
  '%s belongs to the shell',
  (path) => expect(isReserved(path)).toBe(true),
);
