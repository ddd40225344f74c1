import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as awardsCalls from '@summit/contract/calls/awards';
import { rootCause } from '../../platform/db/database-error.ts';
import { openAsOwner } from '../../testing/open-as-owner.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
let owner: Awaited<ReturnType<typeof openAsOwner>>;

beforeAll(async () => {
  api = await openTestApp();
  owner = await openAsOwner(api);
  const body = { votes: [{ categoryId: 'payments', nomineeId: '2027-payments-otterpay' }] };
  const vote = await api.call(awardsCalls.voteStepOne, { body, token: await api.loginAs('buy') });
  expect(vote.status).toBe(200);
});

afterAll(async () => {
  await owner.close();
  await api.close();
});

async function contents(): Promise<unknown> {
  const cast = await api.db.execute(
    sql`select * from ballots join ballot_choices on ballot_id = id join ballot_leaves using (ballot_id)`,
  );
  return cast.rows;
}

test.each([
  'delete from ballot_leaves',
  "update ballot_leaves set leaf = 'another'",
  'truncate ballot_leaves',
  'update ballot_rules set rules = rules',
  'delete from ballot_nonces',
  'delete from published_heads',
  'update ballot_exclusions set reason = reason',
  'update opened_logs set log = log',
  'delete from opened_logs',
  'truncate opened_logs',
  'update vote_records set version = version',
  'delete from vote_records',
  'truncate vote_records',
  'update ballots set attendee_id = (select id from attendees order by id limit 1)',
  'delete from ballots',
  'truncate ballots cascade',
  "update ballot_choices set nominee_id = '2027-payments-junipath'",
  'delete from ballot_choices',
  'truncate ballot_choices',
  "insert into ballot_choices select id, 'payments', '2027-payments-junipath' from ballots",
])('the database refuses: %s', async (statement) => {
  const before = await contents();

  const getRefusal = ({ db }: Pick<TestApp, 'db'>) =>
    db.execute(sql.raw(statement)).catch((error: unknown) => String(rootCause(error)));

  expect(await getRefusal(api)).toMatch(/Ballots are final|permission denied/);
  // The owner of the tables cannot do so by mistake either.
  expect(await getRefusal(owner)).toMatch(/Ballots are final/);
  expect(await contents()).toEqual(before);
});

test('an attendee with a ballot cannot be deleted', async () => {
  const remove = api.db.execute(sql`delete from attendees where email = 'buy@demo.summit.example'`);
  await expect(remove).rejects.toThrow();
});
