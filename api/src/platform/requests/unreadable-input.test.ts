import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { text as toText } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allCalls } from '@summit/contract/calls/all-calls';
import { fields, optionalFlag, optionalText } from '@summit/contract/forms/rules';
import * as limits from '@summit/contract/limits/limits';
import { defineCall, type WholeCall } from '@summit/contract/requests/call';
import { query } from '@summit/contract/requests/list-query';
import { messages } from '@summit/contract/words/messages';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { loggable } from '../logging/loggable.ts';
import { serve } from '../serve.ts';

const calls = {
  readAll: defineCall({
    method: 'POST',
    path: '/test/all/:id',
    access: 'public',
    summary: 'For tests',
    params: fields({ id: optionalText() }),
    query: query({ name: optionalText() }),
    body: fields({ name: optionalText(), agreed: optionalFlag() }),
    errors: [],
  }),
  readForm: defineCall({
    method: 'POST',
    path: '/test/form',
    access: 'public',
    summary: 'For tests',
    multipart: true,
    body: fields({ name: optionalText() }),
    errors: [],
  }),
};

let api: TestApp;

beforeAll(async () => {
  api = await openTestApp();
  serve(api.app, calls, { readAll: async () => undefined, readForm: async () => undefined });
});

afterAll(() => api.close());

function post(url: string, payload: string | Buffer, type = 'application/json') {
  return api.app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } });
}

const nul = '\0';
const half = '\ud83d';
const deep = 100_000;

test.each([
  ['a NUL in the path', '/test/all/a%00b', '{}'],
  ['a NUL in the query', '/test/all/a?name=%00', '{}'],
  ['a parameter that is given twice', '/test/all/a?name=a&name=b', '{}'],
  ['a NUL in a text', '/test/all/a', JSON.stringify({ name: `a${nul}` })],
  ['half a character in a text', '/test/all/a', JSON.stringify({ name: `a${half}` })],
  ['a NUL where no rule reads it', '/test/all/a', JSON.stringify({ other: [{ deep: nul }] })],
  ['a NUL in a name', '/test/all/a', JSON.stringify({ [nul]: 1 })],
  ['a list where a text belongs', '/test/all/a', '{"name":["a"]}'],
  ['an object where a text belongs', '/test/all/a', '{"name":{}}'],
  ['an object that cannot become text', '/test/all/a', '{"agreed":{"toString":1}}'],
  ['a list without end', '/test/all/a', JSON.stringify({ name: Array(limits.maxListLength + 1).fill('a') })],
  ['a long path', `/test/all/${'a'.repeat(900)}`, '{}'],
])('%s is refused by the rules', async (_what, url, payload) => {
  const { statusCode, body } = await post(url, payload);

  expect([statusCode, JSON.parse(body).Code]).toEqual([400, 'validation.base-0001']);
});

const inherited = [...Object.getOwnPropertyNames(Object.prototype), 'prototype'];

test.each(inherited)('the inherited name %s is refused as a field at any depth', async (name) => {
  for (const payload of [`{"${name}":1}`, `{"name":"a","other":[{"deep":{"${name}":{}}}]}`]) {
    expect((await post('/test/all/a', payload)).statusCode).toBe(400);
  }
  const form = `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n1\r\n--x--\r\n`;
  expect((await post('/test/form', form, 'multipart/form-data; boundary=x')).statusCode).toBe(400);
});

test('no call has a server error because of such a name', async () => {
  const withBody = Object.values(allCalls)
    .flatMap((table) => Object.values<WholeCall>(table))
    .filter(({ body, multipart }) => body && !multipart);
  expect(withBody.length).toBeGreaterThan(50);
  for (const [index, { method, path }] of withBody.entries()) {
    const payload = `{"token":"x","${inherited[index % inherited.length]}":1}`;
    const headers = { 'content-type': 'application/json' };
    const url = path.replaceAll(/:\w+/g, 'x');
    const { statusCode } = await api.app.inject({ method, url, payload, headers });
    expect([path, statusCode < 500]).toEqual([path, true]);
  }
});

test('the invalid part is named', async () => {
  const response = await post('/test/all/a', JSON.stringify({ other: [{ deep: nul }] }));

  expect(response.json().failures).toEqual([
    { field: 'other[0].deep', errorCode: '0002', message: messages.plainText },
  ]);
});

test('a NUL in a header is refused', async () => {
  const headers = { deviceid: `a${nul}` };
  const response = await api.app.inject({ method: 'POST', url: '/test/all/a', payload: {}, headers });

  expect([response.statusCode, response.json().Code]).toEqual([400, 'validation.base-0001']);
});

test('deeply nested input is accepted', async () => {
  const body = `{"name":"a","other":${'['.repeat(deep)}"${half}${']'.repeat(deep)}`;
  expect((await post('/test/all/a', body)).statusCode).toBe(400);
  const good = `{"name":"a","other":${'['.repeat(deep)}${']'.repeat(deep)}}`;
  expect((await post('/test/all/a', good)).statusCode).toBe(204);
});

test('invalid UTF-8 is refused in JSON and in forms', async () => {
  const bytes = Buffer.from([0xed, 0xa0, 0x80]);
  const json = Buffer.concat([Buffer.from('{"name":"'), bytes, Buffer.from('"}')]);
  expect((await post('/test/all/a', json)).json().Code).toBe('request-0001');

  const before = Buffer.from('--x\r\nContent-Disposition: form-data; name="name"\r\n\r\n');
  const form = Buffer.concat([before, bytes, Buffer.from('\r\n--x--\r\n')]);
  expect((await post('/test/form', form, 'multipart/form-data; boundary=x')).json().Code).toBe(
    'request-0001',
  );
});

test.each([
  ['/api/%E0%A4%A', 400, 'request-0001'],
  ['/%zz', 400, 'request-0001'],
  [`/api/public/speakers/${'a'.repeat(17_000)}`, 414, 'request-0004'],
])('the address %.40s is refused in the API’s format', async (url, status, code) => {
  const response = await api.app.inject(url);

  expect([response.statusCode, response.json()]).toEqual([
    status,
    { Code: code, Message: expect.any(String), RequestId: expect.any(String) },
  ]);
});

test.each([
  ['a header with a NUL', 'GET /health HTTP/1.1\r\nHost: x\r\nDeviceId: a\0b\r\n\r\n', 400, 'request-0001'],
  ['no HTTP at all', 'hello\r\n\r\n', 400, 'request-0001'],
  [
    'headers without end',
    `GET /health HTTP/1.1\r\nHost: x\r\nA: ${'a'.repeat(20_000)}\r\n\r\n`,
    431,
    'request-0006',
  ],
])('%s is refused in the API’s format', async (_what, bytes, status, code) => {
  if (!api.app.server.listening) await api.app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((api.app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(bytes);
  const [head = '', body = ''] = (await toText(socket)).split('\r\n\r\n');

  expect(head).toContain(`HTTP/1.1 ${status} `);
  expect(JSON.parse(body)).toMatchObject({ Code: code, RequestId: expect.any(String) });
});

test('the log contains no input', async () => {
  const typed = 'the secret words of a visitor';
  const errors = [
    await api.db.execute(sql`select ${typed}::uuid`).catch((error: unknown) => error),
    await api.db.execute(sql`select ${`{"a": ${typed}`}::jsonb`).catch((error: unknown) => error),
    await Promise.resolve(`{${typed}`)
      .then((text) => JSON.parse(text) as unknown)
      .catch((error: unknown) => error),
  ];

  for (const error of errors) {
    expect(error).toBeInstanceOf(Error);
    expect(JSON.stringify(loggable(error))).not.toContain('secret words');
  }
  expect(loggable(errors[0])).toMatchObject({ code: '22P02', routine: 'string_to_uuid' });
  expect(loggable(new Error('ours'))).toMatchObject({ type: 'Error', message: 'ours' });
});
