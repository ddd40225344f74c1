import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { logOptions, logRequests } from './logging.ts';
import { getRequestId } from './request-id.ts';

const secrets = {
  token: 'eyJhbGciOiJIUzI1NiJ9.cGF5bG9hZA.c2lnbmF0dXJl',
  email: 'ada@demo.summit.example',
  address: '203.0.113.77',
  cookie: 'release-share=4711.x',
};
const requestId = 'browser-4711';

/** The log of a server with this level while a visitor opens a page that fails. */
async function written(logLevel: 'debug' | 'warn'): Promise<string> {
  let text = '';
  const log = new Writable({
    write(chunk: Buffer, _encoding, done) {
      text += chunk.toString();
      done();
    },
  });
  const app = Fastify({ ...logOptions({ logLevel }, log), genReqId: getRequestId, trustProxy: true });
  logRequests(app);
  app.get('/*', async (request) => {
    request.log.warn(
      { request: request.raw, headers: request.headers, token: secrets.token },
      'a careless line',
    );
    throw new Error('it broke');
  });
  await app.inject({
    url: `/invitation/${secrets.email}?token=${secrets.token}`,
    headers: {
      authorization: `Bearer ${secrets.token}`,
      cookie: secrets.cookie,
      'x-request-id': requestId,
      'x-forwarded-for': secrets.address,
    },
  });
  await app.close();
  return text;
}

const lines = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

test('a log line names the request and route, and never the visitor', async () => {
  const text = await written('debug');
  expect(lines(text)).toContainEqual(
    expect.objectContaining({ requestId, method: 'GET', route: '/*', status: 500 }),
  );
  expect(text).toContain('it broke');
  for (const secret of Object.values(secrets)) expect(text).not.toContain(secret);
});

test('LOG_LEVEL determines how much is logged', async () => {
  const messages = lines(await written('warn')).map(({ msg }) => msg);
  expect(messages).toEqual(['a careless line', 'A request failed']);
});
