import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { traceRequests } from './trace-requests.ts';
import { currentTraceparent, startTracing, traced } from './tracing.ts';

interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: Record<string, unknown> }[];
  status?: { code: number };
}

interface Sent {
  resourceSpans: {
    resource: { attributes: SentSpan['attributes'] };
    scopeSpans: { spans: SentSpan[] }[];
  }[];
}

const parent = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' };
const traceparent = `00-${parent.traceId}-${parent.spanId}-01`;

let collector: Server;
let sent: Sent[];
let keys: unknown[];
let reports: string[];
let app: FastifyInstance;
let stop: () => Promise<void>;

beforeEach(async () => {
  [sent, keys, reports] = [[], [], []];
  collector = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      keys.push(request.headers['api-key']);
      if (request.url === '/v1/traces') sent.push(JSON.parse(text) as Sent);
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => void collector.listen(0, '127.0.0.1', resolve));
});

afterEach(async () => {
  await stop();
  await app.close();
  await new Promise((resolve) => collector.close(resolve));
});

function begin(ratio = 1, takesOver = true): void {
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  const settings = { endpoint, headers: { 'api-key': 'secret' }, ratio };
  stop = startTracing('summit-test', settings, (problem) => reports.push(problem));
  app = Fastify({ genReqId: () => 'request-4711' });
  traceRequests(app, { takesOver });
  app.get('/speakers/:id', () => traced('render', { remote: 'content' }, async () => currentTraceparent()));
  app.get('/broken', () => traced('render', {}, () => Promise.reject(new Error('broken'))));
}

async function getSpans(url: string): Promise<SentSpan[]> {
  await app.inject({ url, headers: { traceparent } });
  await stop();
  return sent.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
  );
}

const toValues = ({ attributes }: Pick<SentSpan, 'attributes'>) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

test('a request and its steps are one trace, which continues in the next process', async () => {
  begin();
  const { body } = await app.inject({
    url: '/speakers/grace?email=grace@example.com',
    headers: { traceparent },
  });
  const [step, request] = await getSpans('/speakers/grace');
  expect(request).toMatchObject({ name: 'GET /speakers/:id', kind: 2, traceId: parent.traceId });
  expect([request?.parentSpanId, step?.parentSpanId]).toEqual([parent.spanId, request?.spanId]);
  expect(step).toMatchObject({ name: 'render', kind: 1, traceId: parent.traceId });
  expect(body).toBe(`00-${parent.traceId}-${step?.spanId}-01`);
  expect(BigInt(step?.endTimeUnixNano ?? 0)).toBeGreaterThanOrEqual(BigInt(step?.startTimeUnixNano ?? 0));
});

test('a span has the route, the status and the id of its request, but no sent data', async () => {
  begin();
  const [, request] = await getSpans('/speakers/grace?email=grace@example.com');
  expect(request && toValues(request)).toEqual({
    'http.request.method': 'GET',
    'http.route': '/speakers/:id',
    'http.response.status_code': '200',
    'request.id': 'request-4711',
  });
  expect(JSON.stringify(sent)).not.toContain('grace');
  expect(toValues(sent[0]?.resourceSpans[0]?.resource ?? { attributes: [] })).toMatchObject({
    'service.name': 'summit-test',
  });
  expect(keys).toEqual(['secret']);
});

test('a failing step marks itself and its request as failed', async () => {
  begin();
  const spans = await getSpans('/broken');
  expect(spans.map(({ name, status }) => [name, status?.code])).toEqual([
    ['render', 2],
    ['GET /broken', 2],
  ]);
});

test('a visitor cannot choose the trace', async () => {
  begin(1, false);
  const [, request] = await getSpans('/speakers/grace');
  expect(request?.traceId).not.toBe(parent.traceId);
  expect(request?.parentSpanId).toBeUndefined();
});

test('only a sample of the traces begun here is sent, and the next process is informed', async () => {
  begin(0, false);
  const { body } = await app.inject('/speakers/grace');
  expect(body).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
  expect(await getSpans('/speakers/grace')).toEqual([]);
});

test('without a collector the server keeps working, and logs it once', async () => {
  begin();
  await new Promise((resolve) => collector.close(resolve));
  expect((await app.inject('/speakers/grace')).statusCode).toBe(200);
  await stop();
  expect(reports).toEqual([expect.stringContaining('The collector of traces is away')]);
  collector.listen(0, '127.0.0.1');
});

test('nothing is measured unless tracing was started', async () => {
  begin();
  await stop();
  expect((await app.inject('/speakers/grace')).body).toBe('');
  expect(sent).toEqual([]);
});
