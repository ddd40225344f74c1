import { createHmac, randomUUID } from 'node:crypto';
import type { CardPage } from './card-pages.ts';

/** Sends an event; true when it was accepted. */
export type Deliver = (url: string, body: string, headers: Record<string, string>) => Promise<boolean>;

/** Pauses between attempts to send an event, in milliseconds. */
const pausesMs = [1_000, 2_000, 5_000, 15_000, 60_000, 300_000, 900_000];

export interface SandboxEvents {
  /** Sends an event about a page, again and again until it is accepted. */
  send(page: CardPage, type: string, how?: { times?: number; afterMs?: number }): void;
  /** Stops sending. */
  stop(): void;
  /** Resolves when everything that is due was sent once. */
  idle(): Promise<void>;
}

/** Events of the sandbox, signed as real providers sign theirs. */
export function sandboxEvents(secret: string, deliver: Deliver, now: () => Date): SandboxEvents {
  const timers = new Set<NodeJS.Timeout>();
  const running = new Set<Promise<void>>();

  function later(afterMs: number, task: () => Promise<void>): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      begin(task);
    }, afterMs);
    timers.add(timer.unref());
  }

  function begin(task: () => Promise<void>): void {
    const run: Promise<void> = task().finally(() => running.delete(run));
    running.add(run);
  }

  async function attempt(url: string, body: string, attempts: number): Promise<void> {
    const time = Math.floor(now().getTime() / 1000);
    const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
    const headers = {
      'content-type': 'application/json',
      'sandbox-signature': `t=${time},v1=${signature}`,
    };
    const isAccepted = await deliver(url, body, headers).catch(() => false);
    const pause = pausesMs[attempts];
    if (!isAccepted && pause !== undefined) later(pause, () => attempt(url, body, attempts + 1));
  }

  return {
    send(page, type, { times = 1, afterMs = 0 } = {}) {
      const event = { id: `event_${randomUUID()}`, type, pageId: page.id, paymentId: page.paymentId };
      const body = JSON.stringify(event);
      const task = async () => {
        for (let time = 0; time < times; time += 1) await attempt(page.webhookUrl, body, 0);
      };
      if (afterMs > 0) later(afterMs, task);
      else begin(task);
    },
    stop() {
      timers.forEach(clearTimeout);
      timers.clear();
    },
    async idle() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
