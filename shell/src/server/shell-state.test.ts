import Fastify from 'fastify';
import { serveShellState } from './shell-state.ts';

async function ask(path: string, renderedRevision: number | null) {
  const app = Fastify();
  serveShellState(app, () => ({ revision: 4, renderedRevision }));
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
    shared: {
      contract: expect.stringMatching(/^\d/) as string,
      sharedAuth: expect.stringMatching(/^\d/) as string,
      sharedUi: expect.stringMatching(/^\d/) as string,
    },
  });
});

test.each([null, 3])('it is not while it renders revision %s', async (rendered) => {
  expect((await ask('/ready', rendered)).statusCode).toBe(503);
});

test('it is healthy all the same: the process responds', async () => {
  expect((await ask('/health', null)).json()).toEqual({ status: 'ok', revision: 4 });
});
