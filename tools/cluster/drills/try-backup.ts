import { setTimeout as pause } from 'node:timers/promises';
import { ballotLogId } from '@summit/contract/awards/ballot-receipt';
import { getBallots } from '../../bench/cluster/visitors.ts';
import { ask } from '../ask.ts';
import { backUpAndRestore } from '../backup.ts';
import { Payers } from '../paying-visitors.ts';
import type { Tried } from './tried.ts';

const ballots = 400;
const payers = 300;
/** The delay before the backup, so that some visitors have paid and voted. */
const beforeMs = 5000;
const season = 2027;

/** Restores a backup that is made while visitors pay and vote: counts, the log of the ballots, and payments have to agree. */
export async function tryBackup(tried: Tried): Promise<boolean> {
  const { settings, buyers, databaseUrl, adminUrl, say } = tried;
  const apiSecret = settings.env.API_SECRET ?? '';
  const [site = ''] = settings.shellPorts.map((port) => `http://127.0.0.1:${port}`);
  const visits = await getBallots(databaseUrl, apiSecret, ballots);
  let cast = 0;
  const voting = (async () => {
    for (const visit of visits) if ((await ask(site, visit)).status < 300) cast += 1;
  })();
  const paying = new Payers(buyers.splice(0, payers), {
    calls: site,
    sockets: site,
    siteOrigin: settings.siteOrigin,
  });
  await pause(beforeMs);
  const confirmed = {
    paid: paying.all.filter(({ heard }) => heard).map(({ buyer }) => buyer.id),
    ballots: cast,
  };
  const log = ballotLogId(season, 'Company', 'one');
  const problems = await backUpAndRestore({ databaseUrl, adminUrl, apiSecret, log, confirmed });
  const meanwhile = [paying.all.length - confirmed.paid.length, cast - confirmed.ballots];
  await paying.stop();
  await voting;
  say(
    `Backed up after ${confirmed.paid.length} payments and ${confirmed.ballots} ballots, while ${meanwhile.join(' and ')} more came: ${problems.length} things wrong`,
  );
  for (const problem of problems) say(`  ${problem}`);
  return problems.length === 0 && confirmed.paid.length > 0 && confirmed.ballots > 0;
}
