import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shellRendering, shellStateAt } from './running-shell.ts';

let shell: Server;
let states: object[];
let origin: string;

beforeAll(async () => {
  shell = createServer((_request, response) => {
    const state = states.length > 1 ? states.shift() : states[0];
    response.writeHead(503).end(JSON.stringify(state));
  });
  await new Promise<void>((resolve) => void shell.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(shell.address() as AddressInfo).port}`;
});

afterAll(() => shell.close());

test('it waits until the shell renders the revision', async () => {
  states = [
    { revision: 1, renderedRevision: 1 },
    { revision: 2, renderedRevision: 1 },
    { revision: 2, renderedRevision: 2 },
  ];
  expect(await shellRendering(origin, 2)).toMatchObject({ renderedRevision: 2 });
});

test('it returns the rendered revision after the timeout', async () => {
  states = [{ revision: 2, renderedRevision: null }];
  expect(await shellRendering(origin, 2, 0)).toMatchObject({ renderedRevision: null });
});

test('a site that does not run has no state', async () => {
  expect(await shellRendering('http://127.0.0.1:9', 2)).toBeNull();
});

test('another program at that address has no state', async () => {
  states = [{ status: 'ok' }];
  expect(await shellStateAt(origin)).toBeNull();
});
