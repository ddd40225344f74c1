import { Writable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { createApi } from '../create-api.ts';

const secrets = {
  token: 'eyJhbGciOiJIUzI1NiJ9.cGF5bG9hZA.c2lnbmF0dXJl',
  email: 'ada@demo.summit.example',
  address: '203.0.113.77',
  cookie: 'device=4f2a',
};
const requestId = 'browser-4711';

let api: TestApp;

beforeAll(async () => {
  api = await openTestApp();
});

afterAll(() => api.close());

test('a log line has request and route, but no personal data: no token, address or sent data', async () => {
  let written = '';
  const log = new Writable({
    write(chunk: Buffer, _encoding, done) {
      written += chunk.toString();
      done();
    },
  });
  const { platform } = api.app;
  const app = await createApi({ ...platform, config: { ...platform.config, logLevel: 'debug' } }, log);
  app.post('/people/:email', async (request) => {
    request.log.warn(
      { request: request.raw, headers: request.headers, token: secrets.token },
      'a careless line',
    );
    await platform.db.execute(sql`select ${secrets.email}::int`);
  });
  const { statusCode } = await app.inject({
    method: 'POST',
    url: `/people/${secrets.email}?token=${secrets.token}`,
    headers: { authorization: `Bearer ${secrets.token}`, cookie: secrets.cookie, 'x-request-id': requestId },
    remoteAddress: secrets.address,
    payload: { email: secrets.email },
  });
  await app.close();

  expect(statusCode).toBe(500);
  const lines = written
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines).toContainEqual(
    expect.objectContaining({ requestId, method: 'POST', route: '/people/:email', status: 500 }),
  );
  expect(lines).toContainEqual(expect.objectContaining({ requestId, msg: 'A call failed' }));
  for (const secret of Object.values(secrets)) expect(written).not.toContain(secret);
});
