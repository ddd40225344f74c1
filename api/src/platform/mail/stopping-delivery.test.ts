import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { deliverDue } from './delivery.queries.ts';
import { mailOutbox } from './mail.tables.ts';
import type { MailTransport } from './transport.ts';

let api: TestApp;

beforeAll(async () => {
  api = await openTestApp();
  await api.db.delete(mailOutbox);
});

afterAll(() => api.close());

test('a stopping process finishes the email that it is sending, and leaves the others', async () => {
  for (const subject of ['The first', 'The second']) {
    const mail = { to: 'ann@example.com', topic: 'test', subject, text: 'Hello' };
    await api.app.platform.mail.enqueue(api.db, mail);
    api.clock.moveBy(1000);
  }
  let isStopping = false;
  const transport: MailTransport = {
    async send() {
      isStopping = true;
    },
    close: () => undefined,
  };
  const needs = { db: api.db, clock: api.clock, transport, isStopping: () => isStopping };
  expect(await deliverDue(needs)).toBe(1);
  const [first, second] = await api.db.select().from(mailOutbox).orderBy(asc(mailOutbox.createdAt));
  expect(first).toMatchObject({ subject: 'The first', sentAt: expect.any(Date) });
  expect(second).toMatchObject({ subject: 'The second', attempts: 0, sentAt: null });
});
