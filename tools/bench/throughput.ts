import autocannon from 'autocannon';
import { median } from './numbers.ts';

/** An address under load. */
export interface Target {
  name: string;
  url: string;
}

const connections = 20;
const headers = { 'accept-encoding': 'br, gzip', 'accept-language': 'en-US' };

/** How many bytes an answer has on its way. */
export async function sizeOnTheWay(url: string): Promise<number> {
  const answer = await fetch(url, { headers });
  await answer.body?.cancel();
  const length = answer.headers.get('content-length');
  if (!length) throw new Error(`${url} does not say how long it is`);
  return Number(length);
}

/** Requests a second of each target, in rounds that take turns, so that the machine's moods hit all alike. */
export async function measureThroughput(
  targets: Target[],
  rounds: number,
  seconds: number,
): Promise<number[]> {
  const rates: number[][] = targets.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, { url, name }] of targets.entries()) {
      const result = await autocannon({ url, connections, duration: seconds, headers });
      const wrong = result.errors + result.non2xx;
      if (wrong > 0) throw new Error(`${name}: ${wrong} requests failed`);
      rates[at]?.push(result.requests.average);
    }
  }
  return rates.map(median);
}
