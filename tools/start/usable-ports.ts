import { createServer } from 'node:net';
import { isRefusedPort } from '@summit/contract/environment/refused-ports';

export interface NamedPort {
  name: string;
  port: number;
}

/**
 * Checks that browsers open the ports of the site, and that no other program listens on them.
 * @throws Error that names every unusable port and what to do
 */
export async function requireUsablePorts(host: string, ports: NamedPort[]): Promise<void> {
  const refused = ports.filter(({ port }) => isRefusedPort(port));
  if (refused.length > 0) {
    throw new Error(
      `Browsers refuse to open these ports:\n${listed(refused)}\nChoose others, for example: PORT=4000 npm start`,
    );
  }
  const taken: NamedPort[] = [];
  for (const named of ports) if (!(await isFree(host, named.port))) taken.push(named);
  if (taken.length === 0) return;
  throw new Error(
    `These ports are in use by another program:\n${listed(taken)}\nStop it, or choose others, for example: PORT=4000 npm start`,
  );
}

function listed(ports: NamedPort[]): string {
  return ports.map(({ name, port }) => `  ${port} (${name})`).join('\n');
}

function isFree(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}
