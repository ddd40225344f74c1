import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { ticket } from '@summit/api/bench/buyers.ts';
import { exportLog } from '@summit/api/src/awards/vote-log/ballot-log-export.queries.ts';
import { publishHeads } from '@summit/api/src/awards/vote-log/publish-heads.ts';
import { createPlatform } from '@summit/api/src/create-platform.ts';
import { readConfig } from '@summit/api/src/platform/config.ts';
import { canRewriteBallots } from '@summit/api/src/platform/db/api-role.ts';
import type { Db } from '@summit/api/src/platform/db/db.ts';
import { connect, migrateExternal } from '@summit/api/src/platform/db/open-database.ts';
import { runStatement } from '@summit/api/src/testing/run-statement.ts';
import { makeScratchDatabase } from '@summit/api/src/testing/scale-out/scratch-database.ts';
import { checkPublicLog } from '@summit/tally/checks/check-public';
import { checkRecords } from '@summit/tally/checks/check-records';
import type { Finding } from '@summit/tally/checks/finding';
import { type PublicLog, readPublicLog } from '@summit/tally/checks/public-log';

/** The facts that were confirmed to visitors before the backup began, so that it has to contain them. */
export interface Confirmed {
  /** Payers who were notified that their payment was approved. */
  paid: readonly string[];
  ballots: number;
}

interface BackupOptions {
  databaseUrl: string;
  /** A database whose user may create others. */
  adminUrl: string;
  apiSecret: string;
  /** The log of the vote that continues during the backup. */
  log: string;
  confirmed: Confirmed;
}

/**
 * Backs the database up as its owner and restores it elsewhere, with the commands of docs/operations/backup.md, while
 * visitors use it.
 * @returns the problems of the restored database for an API with a separate role; empty when its counts, its ballots and
 * its payments agree
 */
export async function backUpAndRestore(options: BackupOptions): Promise<string[]> {
  const { databaseUrl, adminUrl } = options;
  const file = join(tmpdir(), `summit-${process.pid}.dump`);
  const restored = await makeScratchDatabase(adminUrl);
  const role = `summit_restored_${randomUUID().replaceAll('-', '')}`;
  const asApi = new URL(restored.url);
  Object.assign(asApi, { username: role, password: randomUUID() });
  const { db, pool, ping, close } = connect(asApi.href);
  try {
    run('pg_dump', '--format=custom', `--file=${file}`, databaseUrl);
    run('pg_restore', '--no-owner', '--no-privileges', '--exit-on-error', `--dbname=${restored.url}`, file);
    // A dump does not contain the privileges of the API's role: "npm run migrate" grants them.
    await migrateExternal(asApi.href, restored.url);
    return [
      ...((await canRewriteBallots(pool)) ? ['the role of the API could rewrite ballots'] : []),
      ...(await paymentProblems(db, options.confirmed)),
      ...(await ballotProblems({ db, ping }, options)),
    ];
  } finally {
    await close();
    await restored.drop();
    await runStatement(adminUrl, `drop role if exists ${role}`);
    rmSync(file, { force: true });
  }
}

function run(program: string, ...args: string[]): void {
  execFileSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'] });
}

async function paymentProblems(db: Db, { paid }: Confirmed): Promise<string[]> {
  const count = async (query: ReturnType<typeof sql>) =>
    Number((await db.execute<{ count: string }>(query)).rows[0]?.count);
  const [places, orders, incomplete, unpaid, unknown] = [
    await count(sql`select count(*) from package_places where package_id = ${ticket.id} and state = 'Taken'`),
    await count(sql`select count(*) from orders where package_id = ${ticket.id} and state = 'paid'`),
    await count(sql`
      select count(*) from orders o join attendees a on a.id = o.attendee_id
      where o.package_id = ${ticket.id} and o.state = 'paid' and a.registration_status <> 'Completed'`),
    await count(sql`
      select count(*) from orders o left join payments p on p.id = o.paid_by
      where o.state = 'paid' and o.package_id = ${ticket.id}
        and (p.state is distinct from 'succeeded' or p.amount_minor <> o.total_minor)`),
    await count(sql`
      select count(*) from unnest(${`{${paid.join()}}`}::uuid[]) as payer where not exists (
        select from orders where attendee_id = payer and state = 'paid')`),
  ];
  return [
    ...(places === orders ? [] : [`${places} places are taken, and ${orders} orders paid`]),
    ...(incomplete === 0 ? [] : [`${incomplete} who have paid are not complete`]),
    ...(unpaid === 0 ? [] : [`${unpaid} orders are paid by no payment of that amount`]),
    ...(unknown === 0 ? [] : [`${unknown} of ${paid.length} confirmed payments are missing`]),
  ];
}

async function ballotProblems(
  { db, ping }: Pick<ReturnType<typeof connect>, 'db' | 'ping'>,
  { log, apiSecret, confirmed }: BackupOptions,
): Promise<string[]> {
  // The API would check the log on the restored database an hour later, against the head of its last ballot.
  const clock = { now: () => new Date(Date.now() + 2 * 3_600_000) };
  const config = { ...readConfig(process.env), secret: apiSecret };
  await publishHeads(createPlatform({ db, config, clock, ping }));
  const exported = await exportLog(db, log, { secret: apiSecret });
  if (!exported) return [`the log ${log} is missing`];
  const voted = readPublicLog(JSON.stringify(exported));
  const { leaves } = voted;
  return [
    ...checkOpenLog(voted).map(({ kind, what }) => `${kind}: ${what}`),
    ...(leaves.length >= confirmed.ballots
      ? []
      : [`${leaves.length} ballots are in the log, and ${confirmed.ballots} were confirmed`]),
  ];
}

/** The problems in the log of an open vote, which has neither a closing head nor a record of its results. */
function checkOpenLog(log: PublicLog): Finding[] {
  const ofRecords = log.records.length === 0 ? checkRecords(log).map(({ what }) => what) : [];
  return checkPublicLog(log).filter(({ kind, what }) => kind !== 'not closed' && !ofRecords.includes(what));
}
