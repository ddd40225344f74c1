import { expect, test } from 'vitest';
import { gridQuery } from './grid-query.ts';

const query = gridQuery({ sorts: ['name'] });

test('defaults to the first page, in the list’s own order', () => {
  expect(query.cast({})).toMatchObject({ page: 1, perPage: 25, order: 'ASC' });
});

test('accepts only a filter that is a JSON object', async () => {
  await expect(query.validate({ filter: '{"name":["a","b"],"at_gte":null}' })).resolves.toBeTruthy();
  for (const filter of ['[1]', '"text"', '{', 'null', '{"name":"a\\u0000"}', '{"name":"\\ud83d"}']) {
    await expect(query.validate({ filter })).rejects.toThrow('not valid JSON');
  }
});

test('refuses an unknown sort or order, and an invalid page', async () => {
  for (const wrong of [
    { sort: 'secret' },
    { order: 'UP' },
    { page: '0' },
    { perPage: '-1' },
    { limit: '3' },
  ]) {
    await expect(query.validate(wrong, { strict: false })).rejects.toThrow();
  }
});

test('limits the page size to that of the list', () => {
  expect(gridQuery({ most: 200 }).cast({ perPage: '99999' }).perPage).toBe(200);
  expect(query.cast({ perPage: '150' }).perPage).toBe(150);
});
