import { inLanes } from '@summit/api/bench/lanes.ts';
import { pay } from '../paying-visitors.ts';
import type { Tried } from './tried.ts';

const payers = 100;
const concurrency = 4;

/** The provider's webhook reaches one API while the payer waits at the other. */
export async function tryPaymentsAcross({ settings, buyers, say }: Tried): Promise<boolean> {
  const { apiPorts, siteOrigin } = settings;
  const origins = apiPorts.map((port) => `http://127.0.0.1:${port}`);
  const turns = buyers.splice(0, payers).map((buyer, at) => ({ buyer, api: at % 2 }));
  const paid = await inLanes(turns, concurrency, ({ buyer, api }) =>
    pay(buyer, { calls: origins[api] ?? '', sockets: origins[1 - api] ?? '', siteOrigin }),
  );
  const heard = paid.filter((one) => one.heard);
  const slowest = Math.max(0, ...heard.map(({ ms }) => ms));
  say(
    `Paid at one API, awaited at the other: ${heard.length} of ${payers} heard, the slowest after ${slowest} ms`,
  );
  const problems = paid.flatMap(({ problem }) => (problem ? [problem] : []));
  for (const problem of problems.slice(0, 5)) say(`  ${problem}`);
  return heard.length === payers;
}
