import { shellConfigFrom } from './config.ts';
import { buildSiteServer } from './site-server.ts';

const config = shellConfigFrom(process.env);
const app = await buildSiteServer(config);
await app.listen({ host: config.host, port: config.port });
process.send?.({ ready: true });

let stopping = false;

async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  await app.close();
  process.exit(0);
}

process.on('SIGINT', stop);
process.on('SIGTERM', stop);
// The start program was killed: nothing may be left running.
if (process.channel) process.on('disconnect', stop);
