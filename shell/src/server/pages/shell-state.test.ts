import Fastify from 'fastify';
import { expect, test } from 'vitest';
import type { AwayRemote } from '@summit/contract/frame/shell-state';
import { serveShellState } from './shell-state.ts';

async function ask(path: string, renderedRevision: number | null, away: AwayRemote[] = []) {
  const app = Fastify();
  serveShellState(app, () => ({ revision: 4, renderedRevision, away }));
  const response = await app.inject(path);
  await app.close();
  return response;
}

test('a shell is ready when it renders the revision that the registry names', async () => {
  const response = await ask('/ready', 4);
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({
    revision: 4,
    renderedRevision: 4,
    away: [],
    shared: {
      contract: expect.stringMatching(/^\d/) as string,
      sharedAuth: expect.stringMatching(/^\d/) as string,
      sharedUi: expect.stringMatching(/^\d/) as string,
      react: expect.stringMatching(/^\d/) as string,
    },
  });
});

test.each([null, 3])('a shell is not ready while it renders revision %s', async (rendered) => {
  expect((await ask('/ready', rendered)).statusCode).toBe(503);
});

test.each([
  ['that it never had, and needs', { remote: 'content', role: 'primary', blocks: true }, 503],
  ['that it had', { remote: 'content', role: 'primary', blocks: false }, 200],
  ['that visitors come for', { remote: 'awards', role: 'essential', blocks: false }, 200],
] as const)('it reports a missing remote %s: %j', async (_which, away, status) => {
  const response = await ask('/ready', 4, [away]);
  expect(response.statusCode).toBe(status);
  expect(response.json()).toMatchObject({ away: [away] });
});

test('it is healthy nevertheless, because the process responds', async () => {
  expect((await ask('/health', null)).json()).toEqual({ status: 'ok', revision: 4 });
});
