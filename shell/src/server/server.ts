import { setTimeout as sleep } from 'node:timers/promises';
import { shellConfigFrom } from './config.ts';
import { buildSiteServer } from './site-server.ts';

const config = shellConfigFrom(process.env);
const app = await buildSiteServer(config);
await app.listen({ host: config.host, port: config.port });
process.send?.({ ready: true });

/** How long responses under way may take when the site closes, in milliseconds. */
const closeMs = 10_000;

let stopping = false;

async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  await Promise.race([app.close(), sleep(closeMs)]);
  process.exit(0);
}

process.on('SIGINT', stop);
process.on('SIGTERM', stop);
// The start program was killed: nothing may be left running.
if (process.channel) process.on('disconnect', stop);
