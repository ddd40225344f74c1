import { createServer, type Server } from 'node:net';
import { portsFrom } from '@summit/contract/environment/site-ports';

/**
 * The blocks are below the ports that Linux uses for outgoing connections (32768 and above), any of which may take a port
 * between the check and the start of the site. A site uses the numbers up to 100 above its own, so blocks do not overlap.
 */
const blocks = { first: 11_000, size: 110, count: 190 };

/** The last port of a block, which no site uses: listening there reserves the block. */
const guardOffset = blocks.size - 1;

export interface ReservedPort {
  /** This port, and every port that a site derives from it, were free when it was reserved. */
  port: number;
  /** Releases the port; the end of this process does so, too. */
  release: () => void;
}

/**
 * Reserves a port for a whole site. Other tests, in this process or in those of another run, do not get it meanwhile: with
 * a check alone they could take it before the site listens.
 */
export async function reserveSitePort(
  start = Math.floor(Math.random() * blocks.count),
): Promise<ReservedPort> {
  for (let tried = 0; tried < blocks.count; tried++) {
    const port = blocks.first + ((start + tried) % blocks.count) * blocks.size;
    const guard = await listenAt(port + guardOffset);
    if (!guard) continue;
    // The reservation must not keep the process running.
    guard.unref();
    const all = await Promise.all(Object.values(portsFrom(port)).map(isFree));
    if (all.every(Boolean)) return { port, release: () => void guard.close() };
    guard.close();
  }
  throw new Error('No free ports were found for a site.');
}

async function isFree(port: number): Promise<boolean> {
  const probe = await listenAt(port);
  if (!probe) return false;
  await new Promise((resolve) => probe.close(resolve));
  return true;
}

/** Null when another program listens there. */
function listenAt(port: number): Promise<Server | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(null));
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}
