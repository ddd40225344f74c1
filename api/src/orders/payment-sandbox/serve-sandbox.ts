import closeWithGrace from 'close-with-grace';
import { portsFrom } from '@summit/contract/environment/site-ports';
import { readConfig } from '../../platform/config.ts';
import { sandboxServer } from './sandbox-server.ts';
import { readPages, writePages } from './stored-pages.ts';

/** How long a response to an event may take, in milliseconds. */
const deliverMs = 10_000;

const config = readConfig(process.env);
const access = config.paymentSandbox;
if (!access) throw new Error('The payment sandbox is not part of this site.');

const { app } = sandboxServer({
  secret: access.secret,
  origin: () => access.origin,
  now: () => new Date(),
  pages: readPages(config.dataDir),
  store: (pages) => writePages(config.dataDir, pages),
  deliver: async (url, body, headers) => {
    const signal = AbortSignal.timeout(deliverMs);
    return (await fetch(url, { method: 'POST', body, headers, signal })).ok;
  },
});

closeWithGrace({ delay: 5000 }, () => app.close());
process.once('disconnect', () => process.exit(0));
await app.listen({ host: config.host, port: portsFrom(Number(process.env.PORT) || undefined).payment });
process.send?.({ ready: true });
