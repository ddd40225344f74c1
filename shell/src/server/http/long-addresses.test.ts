import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pageAddress } from '../page-address.ts';
import { RefusedRequests } from '../pages/refused/refused-requests.ts';

const nowhere = {
  status: 404,
  html: Buffer.from('<h1>This page could not be found</h1>'),
  encodings: {},
  headers: { 'content-type': 'text/html; charset=utf-8' },
  degraded: false,
};

let site: FastifyInstance;
let read: string[];

beforeEach(async () => {
  read = [];
  const refused = new RefusedRequests();
  site = Fastify({ ...refused.serverOptions, forceCloseConnections: true });
  refused.boundHeads(site);
  site.addHook('onRequest', async ({ url }) => void read.push(url));
  site.get('/*', async (request) => pageAddress(request.url, () => ({})));
  refused.serve(site, async () => nowhere);
  await site.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => site.close());

async function getStatus(target: string, headers = ''): Promise<number> {
  const socket = connect((site.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`GET ${target} HTTP/1.1\r\nHost: x\r\n${headers}Connection: close\r\n\r\n`);
  return Number((await text(socket)).split(' ')[1]);
}

const marks = [...`/.%&=?#;:,@+-_~!$'()*[]{}|\\^\`"<>`];

test('an address that is too long is refused before anything reads it', async () => {
  expect(await getStatus(`/x${'/'.repeat(15_000)}a`)).toBe(414);
  expect(await getStatus(`/api/x${'/'.repeat(15_000)}a`)).toBe(414);
  expect(await getStatus(`/x?${'/'.repeat(15_000)}a`)).toBe(414);
  expect(read).toEqual([]);
});

test.each(marks)('15,000 of %s take no noticeable time anywhere in an address', async (mark) => {
  const many = mark.repeat(15_000);
  await getStatus('/');
  const before = process.cpuUsage();
  await getStatus(`/x${many}a`);
  await getStatus(`/x?q=${many}a`);
  await getStatus('/', `Cookie: ${many}a\r\n`);
  await getStatus('/', `User-Agent: ${many}a\r\n`);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000 / 4).toBeLessThan(40);
});

test.each(['/', '//', '/x/', `/x${'/'.repeat(15_000)}`, `/x${'/'.repeat(15_000)}a`])(
  'an address is parsed in one pass, also without a limit on its length',
  (url) => {
    const before = process.cpuUsage();
    const { path } = pageAddress(url, () => ({}));
    const { user, system } = process.cpuUsage(before);
    expect(path.length === 1 || !path.endsWith('/')).toBe(true);
    expect((user + system) / 1000).toBeLessThan(40);
  },
);
