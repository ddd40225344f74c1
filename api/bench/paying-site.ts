import type { AddressInfo } from 'node:net';
import { buildApp } from '../src/app.ts';
import { createPlatform } from '../src/create-platform.ts';
import { sandboxServer } from '../src/orders/payment-sandbox/sandbox-server.ts';
import { systemClock as clock } from '../src/platform/clock.ts';
import type { Config } from '../src/platform/config.ts';
import type { Db } from '../src/platform/db/db.ts';
import type { Api } from '../src/platform/platform.ts';
import { type BenchDatabase, withBenchDatabase } from './bench-database.ts';
import { callApi } from './call-api.ts';

const secret = 'what the sandbox of the bench signs with';
const webhookUrl = '/payment/sandbox/webhook';

/** The API on a separate embedded database with the demo event, and its payment sandbox, in one process. */
export interface PayingSite {
  app: Api;
  db: Db;
  config: Config;
  /** Pays on a card page with the card that is approved; resolves when its webhook was accepted. */
  approve(cardPage: string): Promise<void>;
  /** The bodies of the webhooks that were accepted. */
  events: readonly string[];
  /** Sends a webhook, signed as the sandbox signs. */
  sendEvent(body: string, headers: Record<string, string>): Promise<void>;
  secret: string;
  close(): Promise<void>;
}

/** Runs a bench on such a site, and ends the site with it. */
export function withPayingSite(bench: (site: PayingSite) => Promise<void>): Promise<void> {
  return withBenchDatabase(async (database) => {
    const site = await openPayingSite(database);
    try {
      await bench(site);
    } finally {
      await site.close();
    }
  });
}

async function openPayingSite({ db, ping, config: own }: BenchDatabase): Promise<PayingSite> {
  const events: string[] = [];
  const waiting = new Map<string, () => void>();
  const started: { app?: Api; origin: string } = { origin: '' };

  async function deliver(url: string, payload: string, headers: Record<string, string>): Promise<boolean> {
    const response = await started.app?.inject({ method: 'POST', url, payload, headers });
    const isAccepted = response?.statusCode === 204;
    if (isAccepted) {
      events.push(payload);
      waiting.get((JSON.parse(payload) as { pageId: string }).pageId)?.();
    }
    return isAccepted;
  }

  const sandbox = sandboxServer({ secret, origin: () => started.origin, now: clock.now, deliver });
  await sandbox.app.listen({ host: '127.0.0.1', port: 0 });
  const origin = `http://127.0.0.1:${(sandbox.app.server.address() as AddressInfo).port}`;
  started.origin = origin;
  const config: Config = {
    ...own,
    stripe: null,
    paymentSandbox: { upstream: origin, origin, secret, webhookUrl },
  };
  const app = await buildApp(createPlatform({ db, config, clock, ping }));
  started.app = app;

  return {
    ...{ app, db, config, events, secret },
    async approve(cardPage) {
      const { pathname } = new URL(cardPage);
      const isPaid = new Promise<void>((resolve) => {
        waiting.set(pathname.slice('/pay/'.length), resolve);
      });
      const form = { 'content-type': 'application/x-www-form-urlencoded' };
      await sandbox.app.inject({ method: 'POST', url: pathname, payload: 'card=approve', headers: form });
      return isPaid;
    },
    async sendEvent(payload, headers) {
      const { statusCode } = await callApi(app, { method: 'POST', url: webhookUrl, payload, headers });
      if (statusCode !== 204) throw new Error(`The webhook responded with ${statusCode}.`);
    },
    async close() {
      await sandbox.app.close();
      await app.close();
    },
  };
}
