import { STATUS_CODES } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { RefusedRequests } from './refused-requests.ts';

const html = Buffer.from('<h1>This page could not be found</h1>');
const nowhere = {
  status: 404,
  html,
  encodings: {},
  headers: { 'content-type': 'text/html; charset=utf-8' },
  degraded: false,
};

let lost: (typeof nowhere)[];
let site: FastifyInstance;
let port: number;

beforeEach(async () => {
  const refused = new RefusedRequests();
  site = Fastify({ ...refused.serverOptions, forceCloseConnections: true });
  refused.boundHeads(site);
  site.get('/*', async () => 'a page');
  site.all('/api/*', async () => 'the API');
  lost = [nowhere];
  refused.serve(site, async () => {
    const [page] = lost;
    if (!page) throw new Error('nothing is rendered');
    return page;
  });
  await site.listen({ host: '127.0.0.1', port: 0 });
  port = (site.server.address() as AddressInfo).port;
});
afterEach(() => site.close());

/** The server's output until it closes the connection. */
async function said(request: string | Buffer): Promise<{ status: number; body: string; head: string }> {
  const socket = connect(port, '127.0.0.1');
  socket.write(request);
  const [head = '', ...body] = (await text(socket)).split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), head: head.toLowerCase(), body: body.join('\r\n\r\n') };
}

const asking = (method: string, target: string) =>
  `${method} ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;

test.each(['/%E0%A4%A', '/%', '/speakers/%zz', '/%ff%fe', '/apis/%E0%A4%A', '/api%'])(
  'the address %s gets the error page',
  async (target) => {
    const { status, head, body } = await said(asking('GET', target));
    expect(status).toBe(404);
    expect(head).toContain('content-type: text/html');
    expect(body).toBe(html.toString());
  },
);

test.each(['/api/%E0%A4%A', '/api/public/speakers/%zz', '/api?a=%zz/../%'])(
  'a call at %s fails in the API’s format',
  async (target) => {
    const { status, body } = await said(asking('PROPFIND', target));
    expect(status).toBeGreaterThanOrEqual(400);
    expect(JSON.parse(body)).toMatchObject({ Code: expect.any(String), RequestId: expect.any(String) });
  },
);

test('an address that is too long gets the error page, and a call to one fails in the API’s format', async () => {
  const long = 'a'.repeat(20_000);
  const page = await said(asking('GET', `/${long}`));
  expect([page.status, page.body]).toEqual([431, html.toString()]);
  const call = await said(asking('GET', `/api/${long}`));
  expect([call.status, JSON.parse(call.body).Code]).toEqual([431, 'request-0002']);
});

test('invalid bytes in an address, and bytes that are not a request, are refused', async () => {
  const odd = Buffer.concat([
    Buffer.from('GET /'),
    Buffer.from([0xff, 0x00, 0x01]),
    Buffer.from(' HTTP/1.1\r\n\r\n'),
  ]);
  expect(await said(odd)).toMatchObject({ status: 400, body: html.toString() });
  expect((await said(Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01]))).status).toBe(400);
});

test.each(['/', '/api/public/settings'])(
  'a request to %s with several Host headers is refused',
  async (target) => {
    const request = asking('GET', target).replace('Host: x', 'Host: x\r\nhost: y');
    expect((await said(request)).status).toBe(400);
  },
);

test('methods that pages do not support are refused with those they do, even if the body is incomplete', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
    const request = `${method} /about HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 1000\r\n\r\nname=Anna`;
    const { status, head, body } = await said(request);
    expect([status, body]).toEqual([405, html.toString()]);
    expect(head).toContain('allow: get, head');
  }
  expect(await said(asking('OPTIONS', '/about'))).toMatchObject({ status: 204, body: '' });
});

test('the refusal has its status even when the error page cannot be rendered', async () => {
  lost.shift();
  expect((await said(asking('GET', '/%E0%A4%A'))).status).toBe(400);
  expect((await said(asking('GET', `/${'a'.repeat(20_000)}`))).status).toBe(431);
});

test('a method that the API does not support fails in the API’s format', async () => {
  const { status, body } = await said(asking('PROPFIND', '/api/public/settings'));
  expect([status, JSON.parse(body).Code]).toEqual([404, 'route-0001']);
});

describe('a program that does not accept HTML', () => {
  const asProgram = (request: string) => request.replace('\r\n\r\n', '\r\nAccept: application/json\r\n\r\n');

  test.each([
    ['an address that cannot be read', asking('GET', '/%E0%A4%A'), 404],
    ['a method that pages do not have', asking('DELETE', '/about'), 405],
    [
      'a head that cannot be read',
      asking('GET', '/about').replace('Host: x', 'Host: x\r\nContent-Length: 1\r\nContent-Length: 2'),
      400,
    ],
  ])('gets a one-line response to %s', async (_what, request, expected) => {
    const { status, head, body } = await said(asProgram(request));
    expect([status, body]).toEqual([expected, `${expected} ${STATUS_CODES[expected]}\n`]);
    expect(head).toContain('content-type: text/plain');
  });

  test('gets the methods that pages support', async () => {
    expect((await said(asProgram(asking('DELETE', '/about')))).head).toContain('allow: get, head');
  });

  test('gets the API’s error format when it calls the API', async () => {
    const { body } = await said(asProgram(asking('GET', '/api/%E0%A4%A')));
    expect(JSON.parse(body)).toMatchObject({ Code: expect.any(String) });
  });
});
