import { sql } from 'drizzle-orm';
import * as attendeeCalls from '@summit/contract/calls/attendees';
import { buildApp } from '../src/app.ts';
import { createPlatform } from '../src/create-platform.ts';
import { systemClock as clock } from '../src/platform/clock.ts';
import { withBenchDatabase } from './bench-database.ts';
import { addAttendees } from './many-attendees.ts';
import { percentile } from './percentile.ts';

const people = 5000;
const rounds = 300;
const path = attendeeCalls.attendees.path;

/** The minimal query for a page of the list: its rows, by an index, and nothing else. */
const bareQuery = sql`
  select a.*, c.* from attendees a join categories c on c.id = a.category_id
  where a.is_published and not a.is_blocked and a.registration_status = 'Completed'
  order by a.is_in_top desc, a.last_name collate name_order, a.first_name collate name_order, a.id limit 10`;

await withBenchDatabase(async ({ db, config, ping }) => {
  await addAttendees(db, people);
  const app = await buildApp(createPlatform({ db, config, clock, ping }));

  async function page(query: string): Promise<void> {
    const { statusCode, payload } = await app.inject(`${path}?${query}`);
    if (statusCode !== 200) throw new Error(payload);
  }

  const drop = () => app.platform.responseCache.drop('attendees');
  const usual = 'sort.Desc=IsInTop';

  /** What runs before the clock, and what is measured. */
  type Subject = [name: string, prepare: () => unknown, run: () => Promise<unknown>];

  const subjects: Subject[] = [
    ['bare indexed query', drop, () => db.execute(bareQuery)],
    ['the page, made again', drop, () => page(usual)],
    ['the page, cached', () => page(usual), () => page(usual)],
    ['page 200, made again', drop, () => page(`${usual}&page=200`)],
    ['by tag, made again', drop, () => page('filter.Tag.Id.Equals=fraud')],
    ['by category, made again', drop, () => page('filter.Category.Id.Equals=bank')],
    ['by company or job title, made again', drop, () => page('filter.CompanyOrJobTitle.Like=company%2012')],
  ];

  const times = new Map<string, number[]>(subjects.map(([name]) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    // Alternating, so that changes in the machine's load affect all subjects alike.
    for (const [name, prepare, run] of subjects) {
      await prepare();
      const started = performance.now();
      await run();
      if (round >= rounds / 6) times.get(name)?.push(performance.now() - started);
    }
  }

  await app.close();

  const control = percentile(times.get(subjects[0]?.[0] ?? '') ?? [], 0.95);
  process.stdout.write(
    `${people} attendees, ${rounds} rounds; p50 and p95 in ms, p95 as a ratio to the first\n`,
  );
  for (const [name, values] of times) {
    const [p50, p95] = [percentile(values, 0.5), percentile(values, 0.95)];
    process.stdout.write(
      `${name.padEnd(36)} ${p50.toFixed(2).padStart(7)} ${p95.toFixed(2).padStart(7)} ${(p95 / control).toFixed(2).padStart(6)}\n`,
    );
  }
});
