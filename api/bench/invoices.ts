import { parseArgs } from 'node:util';
import * as attendeeSelfCalls from '@summit/contract/calls/attendee-self';
import * as invoiceCalls from '@summit/contract/calls/invoices';
import { buyTicket } from './buy-ticket.ts';
import { addBuyers, addTicket, type Buyer } from './buyers.ts';
import { inLanes, timed } from './lanes.ts';
import { withPayingSite } from './paying-site.ts';
import { percentile } from './percentile.ts';
import { printGoal, printPromise } from './verdict.ts';

/** By how much the p99 of other calls may rise. */
const goal = 1.2;
const rounds = 4;
const invoicesAtOnce = 4;
const buyersAtOnce = 8;

const { values } = parseArgs({ options: { invoices: { type: 'string', default: '200' } } });
const count = Number(values.invoices);

await withPayingSite(async (site) => {
  await addTicket(site, count);
  const buyers = await addBuyers(site, count);
  await inLanes(buyers, buyersAtOnce, (buyer) => buyTicket(site, buyer));
  const links = await inLanes(buyers, buyersAtOnce, getLink);

  /** The link of a buyer's invoice. */
  async function getLink(buyer: Buyer): Promise<string> {
    const response = await site.app.inject({
      url: invoiceCalls.invoices.path,
      headers: await buyer.headers(),
    });
    const [invoice] = response.json<{ invoices: { pdfPath: string }[] }>().invoices;
    return invoice?.pdfPath ?? '';
  }

  /** Whether a link leads to a PDF. */
  async function openPdf(link: string): Promise<boolean> {
    const { rawPayload } = await site.app.inject(link);
    return rawPayload.subarray(0, 5).toString() === '%PDF-';
  }

  /** Makes a call of a signed-in visitor, which reads the database each time, again and again; the times in ms. */
  async function callWhile(isOn: () => boolean): Promise<number[]> {
    const times: number[] = [];
    const { path: url } = attendeeSelfCalls.registrationStatus;
    for (let at = 0; isOn(); at += 1) {
      const headers = await buyers[at % buyers.length]?.headers();
      times.push(
        await timed(async () => {
          const { statusCode, payload } = await site.app.inject({ url, headers });
          if (statusCode !== 200) throw new Error(payload);
        }),
      );
    }
    return times;
  }

  const without: number[] = [];
  const during: number[] = [];
  const isPdf: boolean[] = [];
  // The thread's start belongs to the first invoice of an hour, not to each.
  await openPdf(links[0] ?? '');
  for (let round = 0; round < rounds; round += 1) {
    // Alternating, so that changes in the machine's load affect both alike.
    let isWriting = true;
    const share = links.filter((_link, at) => at % rounds === round);
    const written = inLanes(share, invoicesAtOnce, openPdf).finally(() => {
      isWriting = false;
    });
    const started = performance.now();
    during.push(...(await callWhile(() => isWriting)));
    isPdf.push(...(await written));
    const until = performance.now() + (performance.now() - started);
    without.push(...(await callWhile(() => performance.now() < until)));
  }

  const [alone, beside] = [percentile(without, 0.99), percentile(during, 0.99)];
  process.stdout.write(`p99 of ${without.length} calls without invoices: ${alone.toFixed(2)} ms\n`);
  process.stdout.write(`p99 of ${during.length} calls during ${count} invoices: ${beside.toFixed(2)} ms\n`);
  printGoal(`ratio ${(beside / alone).toFixed(2)}`, beside / alone <= goal, `at most ${goal}`);
  printPromise(`${isPdf.filter(Boolean).length} of ${count} invoices are PDFs`, isPdf.every(Boolean));
});
