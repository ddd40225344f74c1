import { sql } from 'drizzle-orm';
import * as searchCalls from '@summit/contract/calls/search';
import { buildApp } from '../src/app.ts';
import { createPlatform } from '../src/create-platform.ts';
import { systemClock as clock } from '../src/platform/clock.ts';
import { withBenchDatabase } from './bench-database.ts';
import { percentile } from './percentile.ts';
import { printGoal } from './verdict.ts';

const people = 5000;
const sessions = 500;
const rounds = 60;

/** In ms, of the 95th percentile: as fast as somebody types. */
const goal = 100;

/** What is typed, from a word that nearly every entry has to one that none has. */
const typed = ['payments', 'moves money', 'pay', 'lastname 4711', 'd9', 'zzyzx'];

await withBenchDatabase(async ({ db, config, ping }) => {
  await db.execute(sql`
    insert into speakers (id, first_name, last_name, job_title, company, bio, status)
    select 'p' || n, 'Name' || md5(n::text), 'Lastname ' || n, 'Head of payments', 'Company ' || n % 400,
      repeat(md5((n * 7)::text) || ' moves money ', 6), 'Published'
    from generate_series(1, ${people}) n`);
  await db.execute(sql`
    insert into sessions (id, edition, title, description, kind, location_id, day, starts_at, ends_at)
    select 's' || n, edition, 'Session ' || md5(n::text), repeat(md5((n * 3)::text) || ' and payments ', 12), 'talk',
      location_id, day, starts_at, ends_at
    from generate_series(1, ${sessions}) n, (select * from sessions order by edition desc limit 1) as one`);
  await db.execute(sql`vacuum analyze search_entries`);
  const app = await buildApp(createPlatform({ db, config, clock, ping }));

  async function search(q: string): Promise<number> {
    app.platform.responseCache.drop('search');
    const { statusCode, payload } = await app.inject(
      `${searchCalls.search.path}?${new URLSearchParams({ q })}`,
    );
    if (statusCode !== 200) throw new Error(payload);
    return (JSON.parse(payload) as { totalItems: number }).totalItems;
  }

  process.stdout.write(
    `search among ${people} people and ${sessions} sessions, nothing cached, ${rounds} rounds\n`,
  );
  const times = new Map<string, number[]>(typed.map((q) => [q, []]));
  for (let round = -5; round < rounds; round += 1) {
    for (const q of typed) {
      const started = performance.now();
      await search(q);
      if (round >= 0) times.get(q)?.push(performance.now() - started);
    }
  }
  for (const [q, list] of times) {
    const [p50, p95] = [percentile(list, 0.5), percentile(list, 0.95)];
    const line = `${q}: ${await search(q)} found, p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`;
    printGoal(line, p95 < goal, `${goal} ms`);
  }
  await app.close();
});
