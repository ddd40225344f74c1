import { expect, test } from 'vitest';
import { gridQuery } from './grid-query.ts';

const query = gridQuery({ sorts: ['name'] });

test('begins with the first page, in the list’s own order', () => {
  expect(query.cast({})).toMatchObject({ page: 1, perPage: 25, order: 'ASC' });
});

test('takes a filter that is an object in JSON, and no other', async () => {
  await expect(query.validate({ filter: '{"name":["a","b"],"at_gte":null}' })).resolves.toBeTruthy();
  for (const filter of ['[1]', '"text"', '{', 'null', '{"name":"a\\u0000"}', '{"name":"\\ud83d"}']) {
    await expect(query.validate({ filter })).rejects.toThrow('not valid JSON');
  }
});

test('refuses a sort, an order and a page that there are not', async () => {
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

test('has no more on a page than its list allows', () => {
  expect(gridQuery({ most: 200 }).cast({ perPage: '99999' }).perPage).toBe(200);
  expect(query.cast({ perPage: '150' }).perPage).toBe(150);
});
