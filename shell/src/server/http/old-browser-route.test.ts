import Fastify from 'fastify';
import { expect, test } from 'vitest';
import * as contentCalls from '@summit/contract/calls/content';
import { respond } from '@summit/shared-auth/testing-responses';
import { fakeApi } from '../testing/fake-api.ts';
import { serveOldBrowserNotice } from './old-browser.ts';

async function ask(apiUpstream: string) {
  const app = Fastify();
  serveOldBrowserNotice(app, () => apiUpstream);
  const { headers, body } = await app.inject('/old-browser.js');
  await app.close();
  return { type: headers['content-type'], body };
}

test("the notice has the organisers' texts", async () => {
  const name = 'frame.unsupported-browser.title';
  const staticContent = [{ id: '1', name, type: 'text' as const, content: 'Oh dear' }];
  const api = await fakeApi([
    respond(contentCalls.staticContent, { staticContent, totalItems: 1, totalPages: 1 }),
  ]);
  const { type, body } = await ask(api.address);
  await api.close();
  expect(type).toBe('text/javascript; charset=utf-8');
  expect(body).toContain('"title":"Oh dear"');
});

test('without the API the notice has its default texts', async () => {
  expect((await ask('http://127.0.0.1:9')).body).toContain('Your browser is too old for this site');
});
