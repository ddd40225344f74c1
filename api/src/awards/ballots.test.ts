import { sql } from 'drizzle-orm';
import { awardsCalls } from '@summit/contract/calls/awards';
import { rootCause } from '../platform/db/database-error.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { receiptFor } from './receipt.ts';

let api: TestApp;

beforeAll(async () => {
  api = await openTestApp();
  const body = { votes: [{ categoryId: 'payments', nomineeId: '2027-payments-otterpay' }] };
  const vote = await api.call(awardsCalls.voteStepOne, { body, token: await api.loginAs('buy') });
  expect(vote.status).toBe(200);
});

afterAll(() => api.close());

async function contents(): Promise<unknown> {
  const cast = await api.db.execute(sql`select * from ballots join ballot_choices on ballot_id = id`);
  return cast.rows;
}

test.each([
  'update ballots set attendee_id = (select id from attendees order by id limit 1)',
  'delete from ballots',
  'truncate ballots cascade',
  "update ballot_choices set nominee_id = '2027-payments-junipath'",
  'delete from ballot_choices',
  'truncate ballot_choices',
  "insert into ballot_choices select id, 'payments', '2027-payments-junipath' from ballots",
])('the database refuses: %s', async (statement) => {
  const before = await contents();

  const refusal = await api.db
    .execute(sql.raw(statement))
    .catch((error: unknown) => String(rootCause(error)));

  expect(refusal).toMatch(/Ballots are final/);
  expect(await contents()).toEqual(before);
});

test('an attendee whose ballot is in the box cannot be removed', async () => {
  const remove = api.db.execute(sql`delete from attendees where email = 'buy@demo.summit.example'`);
  await expect(remove).rejects.toThrow();
});

test('a receipt is made from the ballot and the secret, and from nothing else', () => {
  const receipt = receiptFor('ballot-1', 'secret');
  expect(receiptFor('ballot-1', 'secret')).toBe(receipt);
  expect(receiptFor('ballot-2', 'secret')).not.toBe(receipt);
  expect(receiptFor('ballot-1', 'another secret')).not.toBe(receipt);
});
