import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { seedDemoEvent } from '@summit/demo-event/seed-demo-event';
import { checkOpenings } from '@summit/tally/checks/check-openings';
import { checkPublicLog } from '@summit/tally/checks/check-public';
import { readOpenings, readPublicLog } from '@summit/tally/checks/public-log';
import { inclusionProof } from '@summit/tally/log/merkle-tree';
import { frozenRules } from '../src/awards/ballot-rules.queries.ts';
import { ballotBox } from '../src/awards/ballots/ballot-box.ts';
import { readLeaves } from '../src/awards/vote-log/ballot-log.queries.ts';
import { exportLog } from '../src/awards/vote-log/ballot-log-export.queries.ts';
import { exportOpenings } from '../src/awards/vote-log/ballot-openings.queries.ts';
import { publishHeads } from '../src/awards/vote-log/publish-heads.ts';
import { createPlatform } from '../src/create-platform.ts';
import { attendees } from '../src/people/attendees/attendees.tables.ts';
import { systemClock as clock } from '../src/platform/clock.ts';
import { readConfig } from '../src/platform/config.ts';
import { openDatabase } from '../src/platform/db/open-database.ts';
import { addAttendees } from './many-attendees.ts';

const voters = 10_000;
const concurrency = 8;
const kind = { track: 'Company', step: 'one' } as const;
const year = 2027;

const dataDir = mkdtempSync(join(tmpdir(), 'summit-bench-'));
const config = { ...readConfig({ ...process.env, DATA_DIR: dataDir }), logLevel: 'error' as const };
const database = await openDatabase(config);
const { db } = database;
await seedDemoEvent({ db, config, clock });
await addAttendees(db, voters + 100);
const people = await db
  .select({ id: attendees.id })
  .from(attendees)
  .where(and(eq(attendees.isBlocked, false), eq(attendees.registrationStatus, 'Completed')));
const { log, rules, rulesHash } = await frozenRules(db, year, kind, clock.now());
const turn = people.slice(0, voters).map(({ id }, at) => ({
  attendeeId: id,
  votes: rules.categories.map(({ id: categoryId, nominees }) => ({
    categoryId,
    nomineeId: nominees[at % nominees.length] ?? '',
  })),
}));

/** Runs a step, prints how long it took beside what it may take, and returns its result. */
async function measure<Result>(name: string, maxMs: number, run: () => Result): Promise<Awaited<Result>> {
  const started = performance.now();
  const result = await run();
  const took = performance.now() - started;
  const verdict = took <= maxMs ? 'within' : 'MORE THAN';
  process.stdout.write(`${name.padEnd(40)} ${Math.round(took)} ms, ${verdict} ${maxMs} ms\n`);
  return result;
}

const vote = { year, kind, log, rulesHash, secret: config.secret };
const platform = createPlatform({ db, config, clock, ping: database.ping });
const box = ballotBox(platform);

async function castFrom(lane: number): Promise<void> {
  for (let at = lane; at < turn.length; at += concurrency) {
    const each = turn[at];
    if (each) await box(vote, { ...each, now: clock.now() });
  }
}

await measure(`${voters} ballots cast and appended`, 60_000, () =>
  Promise.all(Array.from({ length: concurrency }, (_lane, at) => castFrom(at))),
);
await publishHeads(createPlatform({ db, config, clock, ping: database.ping }));
const leaves = await readLeaves(db, log, voters);
const longest = Math.max(
  ...[0, 1, voters / 2, voters - 1].map((index) => inclusionProof(leaves, index).length),
);
process.stdout.write(`the longest inclusion proof has ${longest} hashes, at most 14\n`);
const exported = JSON.stringify(
  await measure('the public log exported', 60_000, () => exportLog(db, log, config)),
);
const openings = JSON.stringify(await exportOpenings(db, log, config.secret));
process.stdout.write(`the public log has ${Math.round(exported.length / 1024)} KB\n`);
const publicLog = readPublicLog(exported);
const wrong = await measure('public verification', 5_000, () => checkPublicLog(readPublicLog(exported)));
const wrongInside = await measure('verification with the openings', 15_000, () => [
  ...checkPublicLog(publicLog),
  ...checkOpenings(publicLog, readOpenings(openings)),
]);
process.stdout.write(`findings: ${JSON.stringify([...wrong, ...wrongInside])}\n`);
await database.close();
rmSync(dataDir, { recursive: true, force: true });
