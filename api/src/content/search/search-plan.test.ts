import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { matchingEntries } from './search.queries.ts';

let api: TestApp;

/** A large event: 5,000 speakers and 500 sessions with many different words. */
beforeAll(async () => {
  api = await openTestApp();
  await api.db.execute(sql`
    insert into speakers (id, first_name, last_name, job_title, company, bio, status)
    select 'p' || n, 'Name' || md5(n::text), 'Last' || md5((n + 1)::text), 'Head of payments', 'Company ' || n % 400,
      repeat(md5((n * 7)::text) || ' moves money ', 6), 'Published'
    from generate_series(1, 5000) n`);
  await api.db.execute(sql`
    insert into sessions (id, edition, title, description, kind, location_id, day, starts_at, ends_at)
    select 's' || n, 9, 'Session ' || md5(n::text), repeat(md5((n * 3)::text) || ' and payments ', 12), 'talk',
      (select id from locations limit 1), '2027-06-08', '2027-06-08T09:00Z', '2027-06-08T09:40Z'
    from generate_series(1, 500) n`);
  await api.db.execute(sql`vacuum analyze search_entries`);
}, 120_000);

afterAll(() => api.close());

test('the search uses the index, however many entries there are', async () => {
  const { rows } = await api.db.execute<Record<string, string>>(sql`explain ${matchingEntries('name12', 9)}`);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('search_entries_words_index');
  expect(plan).not.toContain('Seq Scan');
});
