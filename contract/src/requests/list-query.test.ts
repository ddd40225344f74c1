import { describe, expect, test } from 'vitest';
import { ValidationError } from 'yup';
import { optionalText } from '../forms/rules.ts';
import * as limits from '../limits/limits.ts';
import { listQuery, pageCounts, pageWindow } from './list-query.ts';
import { listOf, text } from './response-shapes.ts';

const schema = listQuery({
  itemsOnPage: 10,
  filters: { 'filter.Metadata.category.Equals': optionalText() },
  sorts: ['IsInTop'],
});

function refusedFields(query: object, options = {}): (string | undefined)[] {
  try {
    schema.validateSync(query, { abortEarly: false, ...options });
    return [];
  } catch (error) {
    if (error instanceof ValidationError) return error.inner.map(({ path }) => path);
    throw error;
  }
}

describe('the query of a list', () => {
  test('starts with page 0 and the page size of the call', () => {
    expect(schema.validateSync({})).toMatchObject({ page: 0, itemsOnPage: 10 });
  });

  test('parses numbers, filters and sorts from an address', () => {
    const query = {
      page: '2',
      itemsOnPage: '9999',
      'filter.Metadata.category.Equals': 'Bank',
      'sort.Desc': 'IsInTop',
    };
    expect(schema.validateSync(query)).toEqual({ ...query, page: 2, itemsOnPage: 9999 });
  });

  test('limits the page size to that of the call', () => {
    const ofPeople = listQuery({ itemsOnPage: 10, most: 200 });
    expect(ofPeople.validateSync({ itemsOnPage: '9999' })).toMatchObject({ itemsOnPage: 200 });
    expect(ofPeople.validateSync({})).toMatchObject({ itemsOnPage: 10 });
  });

  test.each([{}, { stripUnknown: true }])('refuses unknown parameters, with options %o', (options) => {
    expect(refusedFields({ 'filter.Secret.Equals': 'x' }, options)).toEqual(['filter.Secret.Equals']);
  });

  test('refuses unknown sorts and invalid pages', () => {
    expect(refusedFields({ page: '-1' })).toEqual(['page']);
    expect(refusedFields({ itemsOnPage: '0' })).toEqual(['itemsOnPage']);
    expect(refusedFields({ page: 'x' })).toEqual(['page']);
    expect(refusedFields({ 'sort.Desc': 'Email' })).toHaveLength(1);
  });
});

describe('a page', () => {
  test('covers its rows, up to the documented maximum', () => {
    expect(pageWindow({ page: 3, itemsOnPage: 10 })).toEqual({ limit: 10, offset: 30 });
    expect(pageWindow({ page: 1, itemsOnPage: 1_000_000 })).toEqual({
      limit: limits.maxItemsOnPage,
      offset: limits.maxItemsOnPage,
    });
  });

  test('has the counts', () => {
    expect(pageCounts(21, { limit: 10, offset: 0 })).toEqual({ totalItems: 21, totalPages: 3 });
    expect(pageCounts(0, { limit: 10, offset: 0 })).toEqual({ totalItems: 0, totalPages: 0 });
  });

  test('has the name of its items', () => {
    const response = { speakers: ['a'], totalItems: 1, totalPages: 1 };
    expect(listOf('speakers', text()).validateSync(response)).toEqual(response);
  });
});
