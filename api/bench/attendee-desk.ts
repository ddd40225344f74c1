import { sql } from 'drizzle-orm';
import * as calls from '@summit/contract/calls/organise-attendees';
import { bearer } from '@summit/contract/requests/request-headers';
import { demoOrganisers } from '@summit/contract/session/demo-accounts';
import { buildApp } from '../src/app.ts';
import { createPlatform } from '../src/create-platform.ts';
import { findOrganiserByEmail } from '../src/organisers/organisers/organiser-rows.queries.ts';
import { startOrganiserSession } from '../src/organisers/organisers/organiser-sessions.queries.ts';
import { systemClock as clock } from '../src/platform/clock.ts';
import { withBenchDatabase } from './bench-database.ts';
import { percentile } from './percentile.ts';

const people = 50_000;
const rounds = 40;
const goalMs = 300;

const subjects: [name: string, query: Record<string, string>][] = [
  ['first page', {}],
  ['page 1,000', { page: '1000' }],
  ['by status', { filter: '{"registrationStatus":["RequestForPayment","PendingPayment"]}' }],
  ['by package', { filter: '{"packageId":"buy-early"}' }],
  ['not confirmed', { filter: '{"isConfirmed":false}' }],
  ['by country, newest', { filter: '{"country":"GB"}', sort: 'createdAt', order: 'DESC' }],
  ['by company', { sort: 'company' }],
  ['words', { q: 'first 12 company 7' }],
];

/** Organisers' list of 50,000 attendees: first page, filters, orders and words, each in at most 300 ms (p95). */
await withBenchDatabase(async ({ db, config, ping }) => {
  await db.execute(sql`
    insert into attendees (email, category_id, attendee_type, first_name, last_name, company, country,
      registration_status, confirmed_email, created_at)
    select 'bench-' || n || '@bench.example', kinds.id, kinds.type, 'First ' || (n * 7919) % 1000,
      'Last ' || (n::bigint * 104729) % 5000, 'Company ' || n % 400, (array['GB', 'DE', 'FR', 'US'])[n % 4 + 1],
      (array['SubmitStepOne', 'RequestForPayment', 'PendingPackageSelection', 'PendingPayment', 'Completed'])[n % 5 + 1],
      case when n % 3 > 0 then 'bench-' || n || '@bench.example' end, now() - n * interval '1 minute'
    from generate_series(1, ${people}) n
    join lateral (select id, type from categories order by id offset n % 3 limit 1) kinds on true`);
  await db.execute(sql`vacuum analyze attendees`);
  const app = await buildApp(createPlatform({ db, config, clock, ping }));
  const owner = await findOrganiserByEmail(db, demoOrganisers[0].email);
  const { token } = await startOrganiserSession(db, owner?.id ?? '', clock.now());
  const headers = { authorization: bearer(token) };

  process.stdout.write(`${people} attendees, ${rounds} rounds; p50 and p95 in ms, the goal is ${goalMs}\n`);
  let isReached = true;
  for (const [name, query] of subjects) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const started = performance.now();
      const { statusCode, payload } = await app.inject({
        url: calls.organisedAttendees.path,
        query,
        headers,
      });
      if (statusCode !== 200) throw new Error(payload);
      if (round > 2) times.push(performance.now() - started);
    }
    const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)];
    isReached &&= p95 <= goalMs;
    process.stdout.write(`${name.padEnd(24)} ${p50.toFixed(1).padStart(8)} ${p95.toFixed(1).padStart(8)}\n`);
  }
  await app.close();
  if (!isReached) process.exitCode = 1;
});
