import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { isRefusedPort } from '@summit/contract/environment/refused-ports';
import { portOffsets, portsFrom } from '@summit/contract/environment/site-ports';
import { requireUsablePorts } from './usable-ports.ts';

const host = '127.0.0.1';
const servers: Server[] = [];

/** The port of another program that listens. */
async function takenPort(): Promise<number> {
  const server = createServer();
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  return (server.address() as AddressInfo).port;
}

async function freePort(): Promise<number> {
  const port = await takenPort();
  await new Promise((resolve) => servers.pop()?.close(resolve));
  return port;
}

afterEach(() => servers.splice(0).forEach((server) => server.close()));

test('every port in use is reported with its purpose and a solution', async () => {
  const [site, api] = [await takenPort(), await takenPort()];
  const ports = [
    { name: 'site', port: site },
    { name: 'content remote', port: await freePort() },
    { name: 'API', port: api },
  ];
  await expect(requireUsablePorts(host, ports)).rejects.toThrow(
    [
      'These ports are in use by another program:',
      `  ${site} (site)`,
      `  ${api} (API)`,
      'Stop it, or choose others, for example: PORT=4000 npm start',
    ].join('\n'),
  );
});

/** The ports of a site for which one of the derived ports is refused by browsers. */
const refused = Array.from({ length: 10_081 }, (_, port) => port)
  .filter((port) => port > 1024 && isRefusedPort(port))
  .flatMap((port) =>
    Object.entries(portOffsets).map(([name, offset]) => [name, port - offset, port] as const),
  );

test.each(refused)(
  'a %s port that browsers refuse is reported, with PORT %i: %i',
  async (name, own, port) => {
    const ports = Object.entries(portsFrom(own)).map(([each, at]) => ({ name: each, port: at }));
    await expect(requireUsablePorts(host, ports)).rejects.toThrow(
      new RegExp(
        `^Browsers refuse to open these ports.*\n(.*\n)*  ${port} \\(${name}\\)\n(.*\n)*.*PORT=4000`,
      ),
    );
  },
);

test('checking free ports leaves them free', async () => {
  const ports = [{ name: 'site', port: await freePort() }];
  await requireUsablePorts(host, ports);
  await expect(requireUsablePorts(host, ports)).resolves.toBeUndefined();
});
