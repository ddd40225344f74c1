import { createHmac } from 'node:crypto';
import { providerEvents } from '../src/orders/payments/payments.tables.ts';
import { inLanes, timed } from './lanes.ts';
import type { PayingSite } from './paying-site.ts';
import { percentile } from './percentile.ts';
import { printGoal, printPromise } from './verdict.ts';

const goalMs = 50;
const concurrency = 2;

/** Repeats a number of accepted webhooks, in turn, and checks that none is stored twice. */
export async function replayEvents(site: PayingSite, count: number): Promise<void> {
  const known = [...site.events];
  const bodies = Array.from({ length: count }, (_none, at) => known[at % known.length] ?? '');
  const times = await inLanes(bodies, concurrency, (body) =>
    timed(() => site.sendEvent(body, signed(body, site.secret))),
  );
  const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)];
  printGoal(
    `${count} replayed webhooks: p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
    p99 <= goalMs,
    `p99 of ${goalMs} ms`,
  );
  const stored = await site.db.select({ body: providerEvents.body }).from(providerEvents);
  const isOnce =
    stored.length === known.length && new Set(stored.map(({ body }) => body)).size === known.length;
  printPromise(`${known.length} events, ${stored.length} rows`, isOnce);
}

function signed(body: string, secret: string): Record<string, string> {
  const time = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return { 'content-type': 'application/json', 'sandbox-signature': `t=${time},v1=${signature}` };
}
