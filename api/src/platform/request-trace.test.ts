import { sql } from 'drizzle-orm';
import { buildApp } from '../app.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

const requestId = 'browser-4711';
let api: TestApp;

beforeAll(async () => {
  api = await openTestApp();
});

afterAll(() => api.close());

test('the statements of a request carry its id, in transactions too; those of jobs carry none', async () => {
  const app = await buildApp(api.app.platform);
  const shown = sql`select query from pg_stat_activity where pid = pg_backend_pid()`;
  app.get('/test/statement', async () => {
    const { rows } = await api.db.execute(shown);
    const inside = await api.db.transaction(async (tx) => (await tx.execute(shown)).rows);
    return [...rows, ...inside];
  });
  const { body } = await app.inject({ url: '/test/statement', headers: { 'x-request-id': requestId } });
  const ends = (JSON.parse(body) as { query: string }[]).map(({ query }) =>
    query.includes(`/* request ${requestId} */`),
  );
  expect(ends).toEqual([true, true]);
  const [{ query }] = (await api.db.execute(shown)).rows as [{ query: string }];
  expect(query).not.toContain('/* request');
  await app.close();
});
