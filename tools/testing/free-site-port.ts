import { createServer } from 'node:net';
import { portsFrom } from '@summit/contract/site-ports';

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

/** A port for a whole site: it and every port that the site derives from it are free at the moment. */
export async function freeSitePort(from = 21_000 + Math.floor(Math.random() * 30_000)): Promise<number> {
  for (let port = from; port < from + 2_000; port += 10) {
    const all = await Promise.all(Object.values(portsFrom(port)).map(isFree));
    if (all.every(Boolean)) return port;
  }
  throw new Error('No free ports were found for a site.');
}
