import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;

beforeAll(async () => {
  api = await openTestApp();
});

afterAll(() => api.close());

test('while the database’s disk is full, writes are refused as retryable, and reads still work', async () => {
  vi.spyOn(api.app.log, 'error').mockImplementation(() => undefined);
  vi.spyOn(api.app.log, 'child').mockReturnValue(api.app.log);
  api.app.get('/test/write', async () => {
    // PostgreSQL raises this error when a file cannot grow.
    await api.db.execute(
      "do $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$",
    );
  });
  api.app.get('/test/read', async () => api.db.execute('select count(*) from attendees'));
  const refused = await api.app.inject('/test/write');
  expect([refused.statusCode, refused.json().Code]).toEqual([503, 'server-0002']);
  expect((await api.app.inject('/test/read')).statusCode).toBe(200);
});
