import { expect, test } from 'vitest';
import { comparedWords } from './compared-words.ts';

const violations = (path: string, text: string) => comparedWords([{ path, text }]);

test.each([
  ['api/src/a.queries.ts', 'where(sql`lower(${speakers.company}) = lower(${company})`)'],
  ['api/src/b.queries.ts', 'orderBy(asc(sponsors.name), asc(sponsors.id))'],
  ['api/src/c.queries.ts', 'orderBy(desc(lastName))'],
  ['api/src/d.ts', 'ilike(sessions.title, typed)'],
  ['api/src/people/public/tags.queries.ts', 'sql`lower(${tags.name}) = lower(${name})`'],
  ['api/src/registration/vip/vip.tables.ts', 'sql`lower(${table.slug})`'],
])('%s is refused: %s', (path, text) => {
  expect(violations(path, text)).toHaveLength(1);
});

test.each([
  ['api/src/a.queries.ts', 'where(hasWords(groundOf(company), typed)).orderBy(asc(byName(company)))'],
  ['api/src/a.test.ts', 'sql`lower(${speakers.company})`'],
  ['api/src/people/public/tags.queries.ts', 'eq(tags.nameKey, sql`name_key(${name})`)'],
  ['mf-a/src/b.ts', 'asc(name)'],
])('%s is accepted: %s', (path, text) => {
  expect(violations(path, text)).toEqual([]);
});
