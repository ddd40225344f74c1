import { type AddressInfo, createServer, type Server } from 'node:net';
import { requireFreePorts } from './free-ports.ts';

const host = '127.0.0.1';
const servers: Server[] = [];

/** Another program that listens, and its port. */
async function takenPort(): Promise<number> {
  const server = createServer();
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  return (server.address() as AddressInfo).port;
}

afterEach(() => servers.splice(0).forEach((server) => server.close()));

test('every port in use is named with what it is for, and the way out', async () => {
  const [site, api] = [await takenPort(), await takenPort()];
  const ports = [
    { name: 'site', port: site },
    { name: 'content remote', port: 0 },
    { name: 'API', port: api },
  ];
  await expect(requireFreePorts(host, ports)).rejects.toThrow(
    [
      'These ports are in use by another program:',
      `  ${site} (site)`,
      `  ${api} (API)`,
      'Stop it, or choose others, for example: PORT=4000 npm start',
    ].join('\n'),
  );
});

test('free ports are left free', async () => {
  const port = await takenPort();
  await new Promise((resolve) => servers.pop()?.close(resolve));
  const ports = [{ name: 'site', port }];
  await requireFreePorts(host, ports);
  await expect(requireFreePorts(host, ports)).resolves.toBeUndefined();
});
