import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { firstPage } from './first-page.ts';

const pace = { pauseMs: 5, saidEveryMs: 20 };
const whole = '<!doctype html><html></html>';
let server: Server;

/** A site that uses these responses in turn, and then repeats the last one. */
async function startSite(...responses: RequestListener[]): Promise<{ origin: string; asked: () => number }> {
  let asked = 0;
  server = createServer((request, response) => {
    const respond = responses[Math.min(asked, responses.length - 1)];
    asked += 1;
    respond?.(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked: () => asked };
}

const page: RequestListener = (_request, response) => response.setHeader('etag', '"a"').end(whole);
const gateway: RequestListener = (_request, response) => response.writeHead(503).end(whole);
const withHoles: RequestListener = (_request, response) => response.end(whole);
const brokenOff: RequestListener = (_request, response) => response.destroy();

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

test('a gateway page, a page with holes and a failed request are not accepted', async () => {
  const { origin, asked } = await startSite(gateway, withHoles, brokenOff, page);
  await firstPage(origin, () => undefined, new AbortController().signal, pace);
  expect(asked()).toBe(4);
});

test('a long wait is reported', async () => {
  const said: string[] = [];
  const { origin } = await startSite((request, response) => {
    if (said.length > 1) page(request, response);
    else gateway(request, response);
  });
  await firstPage(origin, (line) => said.push(line), new AbortController().signal, pace);
  expect(said[0]).toMatch(/^Still waiting for the first page \(\d+ s\) …$/);
});

test('a site that is being stopped is not awaited', async () => {
  const stopping = new AbortController();
  const { origin } = await startSite(() => stopping.abort());
  await expect(firstPage(origin, () => undefined, stopping.signal, pace)).rejects.toThrow('aborted');
});
