import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import closeWithGrace from 'close-with-grace';
import { portsFrom } from '@summit/contract/site-ports';
import { readConfig } from '../platform/config.ts';
import type { CardPage } from './card-pages.ts';
import { sandboxServer } from './sandbox-server.ts';

/** How long a response to an event may take, in milliseconds. */
const deliverMs = 10_000;

const config = readConfig(process.env);
const file = join(config.dataDir, 'payment-sandbox.json');
const access = config.paymentSandbox;
if (!access) {
  throw new Error('The payment sandbox is not part of this site.');
}
mkdirSync(config.dataDir, { recursive: true });

const { app } = sandboxServer({
  secret: access.secret,
  origin: () => access.origin,
  now: () => new Date(),
  pages: stored(),
  store: (pages) => {
    writeFileSync(`${file}.new`, JSON.stringify(pages));
    renameSync(`${file}.new`, file);
  },
  deliver: async (url, body, headers) => {
    const signal = AbortSignal.timeout(deliverMs);
    return (await fetch(url, { method: 'POST', body, headers, signal })).ok;
  },
});

closeWithGrace({ delay: 5000 }, () => app.close());
process.once('disconnect', () => process.exit(0));
await app.listen({ host: config.host, port: portsFrom(Number(process.env.PORT) || undefined).payment });
process.send?.({ ready: true });

/** The payments of the last run; none on the first. */
function stored(): CardPage[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as CardPage[];
  } catch {
    return [];
  }
}
