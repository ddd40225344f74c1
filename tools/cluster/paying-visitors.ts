import { setTimeout as pause } from 'node:timers/promises';
import { addBuyers, type Buyer, ticket } from '@summit/api/bench/buyers.ts';
import type { Db } from '@summit/api/src/platform/db/db.ts';
import { openPaymentSocket } from '@summit/api/src/testing/scale-out/payment-socket.ts';
import * as attendeeRegistrationCalls from '@summit/contract/calls/attendee-registration';
import * as paymentCalls from '@summit/contract/calls/payments';
import { fillPath } from '@summit/contract/paths/path-pattern';
import { ask } from './ask.ts';

/** The servers that a payer uses. */
export interface PayingAt {
  /** The base address of calls: an API, or the site. */
  calls: string;
  /** The address of the websocket at which the payer waits. */
  sockets: string;
  siteOrigin: string;
}

const { selectPackage } = attendeeRegistrationCalls;
const { generatePaymentUrl } = paymentCalls;

/** The timeout for the outcome after paying. */
const hearMs = 10_000;

/** Adds attendees who have to choose a ticket, each signed in. */
export function addPayers(db: Db, secret: string, count: number): Promise<Buyer[]> {
  return addBuyers({ db, config: { secret } }, count);
}

/** The progress of a payer: `chosen` and `heard` were confirmed by the site. */
export interface Paid {
  buyer: Buyer;
  chosen: boolean;
  heard: boolean;
  /** The time from paying to the event at the socket. */
  ms: number;
  problem: string | null;
}

/** Chooses a ticket, pays with a test card, and waits for the outcome at a socket that was opened before. */
export async function pay(buyer: Buyer, { calls, sockets, siteOrigin }: PayingAt): Promise<Paid> {
  const paid: Paid = { buyer, chosen: false, heard: false, ms: 0, problem: null };
  const headers = await buyer.headers();
  const token = headers.authorization?.replace('Bearer ', '') ?? '';
  const socket = openPaymentSocket(sockets, token, siteOrigin);
  try {
    await inTime(socket.opened, 'the socket was not opened');
    const choice = JSON.stringify({ type: ticket.type, packageType: ticket.kind });
    await send(calls, { ...selectPackage, body: choice }, headers);
    paid.chosen = true;
    const path = fillPath(generatePaymentUrl.path, { provider: 'sandbox' });
    const { url } = JSON.parse(await send(calls, { ...generatePaymentUrl, path }, headers)) as {
      url: string;
    };
    const since = Date.now();
    await fetch(url, { method: 'POST', body: new URLSearchParams({ card: 'approve' }), redirect: 'manual' });
    const event = await inTime(socket.heard, 'nothing was heard');
    paid.ms = Date.now() - since;
    paid.heard = event === 'approved';
    if (!paid.heard) paid.problem = `heard ${event}`;
  } catch (error) {
    paid.problem = error instanceof Error ? error.message : String(error);
  } finally {
    socket.close();
  }
  return paid;
}

/** @throws Error when the request is refused */
async function send(
  origin: string,
  { method, path, body }: { method: string; path: string; body?: string },
  headers: Record<string, string>,
): Promise<string> {
  const given = { ...headers, ...(body && { 'content-type': 'application/json' }) };
  const { status, text } = await ask(origin, {
    method,
    path: `/api${path}`,
    headers: given,
    ...(body && { body }),
  });
  if (status >= 300) throw new Error(`${method} ${path}: ${status} ${text.slice(0, 200)}`);
  return text;
}

async function inTime<T>(promise: Promise<T>, problem: string): Promise<T> {
  const late = pause(hearMs, undefined, { ref: false }).then(() => Promise.reject(new Error(problem)));
  return Promise.race([promise, late]);
}

/** Payers in several lanes, one after the other, until they are stopped or all have paid. */
export class Payers {
  readonly #lanes: Promise<void>[];
  readonly all: Paid[] = [];
  #stopped = false;

  constructor(buyers: Buyer[], at: PayingAt, { lanes = 2, everyMs = 0 } = {}) {
    this.#lanes = Array.from({ length: lanes }, async () => {
      for (let buyer = buyers.shift(); buyer && !this.#stopped; buyer = buyers.shift()) {
        this.all.push(await pay(buyer, at));
        await pause(everyMs);
      }
    });
  }

  async stop(): Promise<Paid[]> {
    this.#stopped = true;
    await Promise.all(this.#lanes);
    return this.all;
  }
}
