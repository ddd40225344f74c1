import { createServer } from 'node:net';
import { portsFrom } from '@summit/contract/site-ports';

/**
 * Below the ports that Linux gives to outgoing connections (32768 and above), any of which may take a port between the
 * check and the start of the site. A site uses the numbers up to 100 above its own, so blocks do not overlap.
 */
const blocks = { first: 11_000, size: 110, count: 190 };

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

/** A port for a whole site: it and every port that the site derives from it are free at the moment. */
export async function freeSitePort(start = Math.floor(Math.random() * blocks.count)): Promise<number> {
  for (let tried = 0; tried < blocks.count; tried++) {
    const port = blocks.first + ((start + tried) % blocks.count) * blocks.size;
    const all = await Promise.all(Object.values(portsFrom(port)).map(isFree));
    if (all.every(Boolean)) return port;
  }
  throw new Error('No free ports were found for a site.');
}
