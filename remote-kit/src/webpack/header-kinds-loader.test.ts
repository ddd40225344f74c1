import { expect, test } from 'vitest';
import { headerKindOf as ofAllPages } from '@summit/contract/header-kind';
import { type PageId, pages } from '@summit/contract/site-map';
import loader from './header-kinds-loader.ts';

/** The module as browsers get it. */
function built(): (page: PageId) => string {
  const body = loader().replace('export const headerKindOf =', 'return');
  return new Function(body)() as (page: PageId) => string;
}

test('every page has the kind of header that the map of pages says', () => {
  const headerKindOf = built();
  const ids = Object.keys(pages) as PageId[];
  expect(ids.map(headerKindOf)).toEqual(ids.map(ofAllPages));
});

test('only the pages with an unusual one are listed', () => {
  expect(loader()).toContain('agenda');
  expect(loader()).not.toContain('contactUs');
});
