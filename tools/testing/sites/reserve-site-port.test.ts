import { type AddressInfo, createServer, type Server } from 'node:net';
import { expect, test } from 'vitest';
import { reserveSitePort } from './reserve-site-port.ts';

test('a port is not given twice until it is released', async () => {
  const first = await reserveSitePort(0);
  const second = await reserveSitePort(0);
  expect(second.port).not.toBe(first.port);
  first.release();
  second.release();
  const third = await reserveSitePort(0);
  expect(third.port).toBe(first.port);
  third.release();
});

test('a block with a port in use is skipped', async () => {
  const { port, release } = await reserveSitePort(0);
  release();
  const program: Server = createServer();
  await new Promise<void>((resolve) => void program.listen(port + 1, '127.0.0.1', resolve));
  const next = await reserveSitePort(0);
  expect(next.port).not.toBe(port);
  expect((program.address() as AddressInfo).port).toBe(port + 1);
  next.release();
  program.close();
});
