import { createServer } from 'node:net';

export interface NamedPort {
  name: string;
  port: number;
}

/**
 * Makes sure that nobody listens on the ports the site needs.
 * @throws Error that names every port in use and the way out
 */
export async function requireFreePorts(host: string, ports: NamedPort[]): Promise<void> {
  const taken: NamedPort[] = [];
  for (const named of ports) if (!(await isFree(host, named.port))) taken.push(named);
  if (taken.length === 0) return;
  const list = taken.map(({ name, port }) => `  ${port} (${name})`).join('\n');
  throw new Error(
    `These ports are in use by another program:\n${list}\nStop it, or choose others, for example: PORT=4000 npm start`,
  );
}

function isFree(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}
