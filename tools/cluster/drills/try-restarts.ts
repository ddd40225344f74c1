import { setTimeout as pause } from 'node:timers/promises';
import { inArray } from 'drizzle-orm';
import { packagePlaces } from '@summit/api/src/orders/packages/packages.tables.ts';
import { attendees } from '@summit/api/src/people/attendees/attendees.tables.ts';
import { rateLimits } from '@summit/api/src/platform/rate-limit/rate-limit.tables.ts';
import { type Paid, Payers } from '../paying-visitors.ts';
import { type Met, Visitors } from '../visitors.ts';
import type { Tried } from './tried.ts';
import { filesOfRemotes, warmUp } from './warm-up.ts';

const servers = ['API 1', 'API 2', 'site 1', 'site 2'];
const recoveryMs = 5000;
/** Fewer than the limit of one network in a quarter of an hour, because all payers come from this machine. */
const payersEach = 90;
const payersEveryMs = 400;

/** Restarts each server while visitors read, write and pay: they must not notice. */
export async function restartEach(tried: Tried): Promise<boolean> {
  const { cluster, settings, say } = tried;
  const crowd = await comeIn(tried);
  await pause(2000);
  for (const name of servers) {
    await cluster.renew(name);
    // This gives nginx and the others the time to notice that the server is back.
    await pause(2500);
    await warmUp(settings);
  }
  const { met, paid } = await crowd.leave();
  const unheard = paid.filter(({ heard }) => !heard);
  say(`Restarted one after the other: ${met.requests} requests, ${met.failures.length} failed`);
  say(`  ${paid.length} paid meanwhile, ${unheard.length} of them did not hear of it`);
  print(met.failures, say);
  for (const { problem } of unheard.slice(0, 5)) say(`  ${problem}`);
  const areStored = await wereStored(tried, paid);
  return met.requests > 100 && met.failures.length === 0 && unheard.length === 0 && areStored;
}

/** Kills each server: its pending requests are lost, all others succeed, and soon everything works again. */
export async function killEach(tried: Tried): Promise<boolean> {
  const { cluster, say } = tried;
  let isRight = true;
  for (const name of servers) {
    const crowd = await comeIn(tried);
    await pause(1000);
    const killedAt = Date.now();
    const pid = cluster.services.get(name)?.pid;
    if (!pid) throw new Error(`The ${name} does not run.`);
    process.kill(pid, 'SIGKILL');
    await pause(2 * recoveryMs);
    await untilReady(tried, name);
    const { met, paid } = await crowd.leave();
    const lastMs = Math.max(0, ...met.failures.map(({ at }) => at - killedAt));
    say(
      `${name} killed: ${met.requests} requests, ${met.failures.length} failed, the last after ${lastMs} ms`,
    );
    print(met.failures, say);
    for (const { problem } of paid.filter(({ heard }) => !heard).slice(0, 3)) say(`  a payer: ${problem}`);
    const areStored = await wereStored(tried, paid);
    isRight = isRight && lastMs <= recoveryMs && areStored;
  }
  return isRight;
}

async function comeIn({ settings, buyers, db }: Tried) {
  const { siteOrigin } = settings;
  await db.delete(rateLimits);
  const visitors = new Visitors(siteOrigin, await filesOfRemotes(settings));
  const at = { calls: siteOrigin, sockets: siteOrigin, siteOrigin };
  const payers = new Payers(buyers.splice(0, payersEach), at, { lanes: 1, everyMs: payersEveryMs });
  return { leave: async () => ({ met: await visitors.stop(), paid: await payers.stop() }) };
}

/** Whether confirmed payments are in the database: each payer's place, and that the registration is complete. */
async function wereStored({ db, say }: Tried, paid: readonly Paid[]): Promise<boolean> {
  const getIds = (some: readonly Paid[]) => some.map(({ buyer }) => buyer.id);
  const [chosen, heard] = [getIds(paid.filter((one) => one.chosen)), getIds(paid.filter((one) => one.heard))];
  const places = await db
    .select({ id: packagePlaces.attendeeId })
    .from(packagePlaces)
    .where(inArray(packagePlaces.attendeeId, chosen));
  const people = await db
    .select({ status: attendees.registrationStatus })
    .from(attendees)
    .where(inArray(attendees.id, heard));
  const complete = people.filter(({ status }) => status === 'Completed').length;
  say(
    `  of ${chosen.length} confirmed choices ${places.length} are stored, of ${heard.length} payments ${complete}`,
  );
  return places.length === chosen.length && complete === heard.length;
}

async function untilReady({ settings }: Tried, name: string): Promise<void> {
  const number = Number(name.at(-1)) - 1;
  const port = (name.startsWith('API') ? settings.apiPorts : settings.shellPorts)[number];
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (let tries = 0; tries < 120; tries += 1) {
    if (await isReady()) return;
    await pause(500);
  }
  throw new Error(`The ${name} does not get ready again.`);
}

function print(failures: Met['failures'], say: Tried['say']): void {
  for (const { what, how } of failures.slice(0, 5)) say(`  ${what}: ${how}`);
}
