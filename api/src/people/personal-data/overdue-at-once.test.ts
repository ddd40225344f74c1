import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as calls from '@summit/contract/calls/personal-data';
import { againAfterDeadlock } from '../../platform/db/again-after-deadlock.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { untilACallWaits } from '../../testing/until-a-call-waits.ts';

let api: TestApp;

beforeEach(async () => {
  api = await openTestApp();
});

afterEach(() => api.close());

test('removing overdue data is repeated after a deadlock with another change of several tables', async () => {
  const token = await api.organise('owner');
  await api.db.execute(sql`insert into contact_messages (name, email, topic, message, sent_at)
    values ('A', 'a@x.example', 't', 'm', '2000-01-01')`);
  await api.db.execute(sql`insert into error_reports (message, email, reported_at)
    values ('m', 'a@x.example', '2000-01-01')`);
  const started: { removing?: Promise<{ status: number }> } = {};
  // The database ends one of the two, and it is not known which.
  await againAfterDeadlock(() =>
    api.db.transaction(async (tx) => {
      await tx.execute(sql`delete from error_reports`);
      if (!started.removing) {
        started.removing = api.call(calls.removeOverdue, { token });
        await untilACallWaits(api.db);
      }
      await tx.execute(sql`delete from contact_messages`);
    }),
  );
  expect((await started.removing)?.status).toBe(200);
});
