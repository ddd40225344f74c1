import { parseArgs } from 'node:util';
import { and, eq } from 'drizzle-orm';
import { packagePlaces } from '../src/orders/packages/packages.tables.ts';
import { orders } from '../src/orders/payments/payments.tables.ts';
import { buyTicket } from './buy-ticket.ts';
import { addBuyers, addTicket, ticket } from './buyers.ts';
import { inLanes, timed } from './lanes.ts';
import { withPayingSite } from './paying-site.ts';
import { countProcessorTime } from './processor-time.ts';
import { replayEvents } from './replay-events.ts';
import { printGoal, printPromise } from './verdict.ts';

const goal = 5000;
const concurrency = 16;

const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '5000' },
    replays: { type: 'string', default: '10000' },
  },
});
const places = Number(values.orders);

await withPayingSite(async (site) => {
  await addTicket(site, places);
  // More than there are places, so that an oversold one would show.
  const buyers = await addBuyers(site, places + Math.ceil(places / 10));

  const bought: boolean[] = [];
  const spent = await countProcessorTime(site.config.dataDir);
  const took = await timed(async () => {
    bought.push(...(await inLanes(buyers, concurrency, (buyer) => buyTicket(site, buyer))));
  });
  const { node, database } = spent();
  const each = (ms: number) => `${(ms / buyers.length).toFixed(1)} ms`;
  process.stdout.write(`processor time for each buyer: ${each(node)}, of the database ${each(database)}\n`);
  const aMinute = Math.round((bought.filter(Boolean).length / took) * 60_000);
  printGoal(`${aMinute} orders a minute, ${concurrency} buyers at once`, aMinute >= goal, `${goal} a minute`);

  const { db } = site;
  const paid = await db.$count(orders, and(eq(orders.packageId, ticket.id), eq(orders.state, 'paid')));
  const taken = await db.$count(
    packagePlaces,
    and(eq(packagePlaces.packageId, ticket.id), eq(packagePlaces.state, 'Taken')),
  );
  printPromise(
    `${places} places, ${paid} orders paid, ${taken} places taken`,
    paid === places && taken === places && bought.filter(Boolean).length === places,
  );

  await replayEvents(site, Number(values.replays));
});
