import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AwardsStatus, awardsStatuses } from '@summit/contract/awards/awards-status';
import * as awardsCalls from '@summit/contract/calls/awards';
import * as ballotLogCalls from '@summit/contract/calls/ballot-log';
import { organisers } from '../../organisers/organisers/organisers.tables.ts';
import { attendees } from '../../people/attendees/attendees.tables.ts';
import { readSection, writeSection } from '../../settings/public/settings.queries.ts';
import { countFinal } from '../../testing/announce-results.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { frozenRules } from '../ballot-rules.queries.ts';
import { castBallots } from '../ballots.queries.ts';
import { unsealings } from '../desk/awards-desk.tables.ts';
import { openedLogs } from './opened-logs.tables.ts';

const kind = { track: 'Company', step: 'one' } as const;
const log = '2027-Company-one';

let api: TestApp;

beforeAll(async () => {
  api = await openTestApp();
  const votes = [{ categoryId: 'payments', nomineeId: '2027-payments-otterpay' }];
  const token = await api.loginAs('buy');
  expect((await api.call(awardsCalls.voteStepOne, { token, body: { votes } })).status).toBe(200);
});

afterAll(() => api.close());

const write = (status: AwardsStatus) => writeSection(api.db, 'awardsStatus', status, api.clock.now());

const succeeds = (work: Promise<unknown>) =>
  work.then(
    () => true,
    () => false,
  );

/** The changes between all statuses that the database accepts; each starting status is set without the rules of ballots. */
async function takenChanges(from: AwardsStatus): Promise<AwardsStatus[]> {
  const taken: AwardsStatus[] = [];
  for (const to of awardsStatuses) {
    await write(from);
    if (await succeeds(write(to))) taken.push(to);
  }
  return taken;
}

const without = (...refused: AwardsStatus[]) => awardsStatuses.filter((status) => !refused.includes(status));

test('the database refuses changes of status that reveal a sealed count, or reopen a counted vote', async () => {
  const reachable = without('Wining');
  for (const from of reachable) {
    expect([from, await takenChanges(from)]).toEqual([from, without('Wining')]);
  }

  await write('PreVoteTwo');
  const [one, two] = await api.db.select().from(organisers).limit(2);
  const now = api.clock.now();
  const asked = { log, requestedBy: one?.id ?? '', requestedAt: now };
  await write('VoteOne');
  // An open vote cannot be unsealed.
  const confirmed = { ...asked, confirmedBy: two?.id, confirmedAt: now };
  expect(await succeeds(api.db.insert(unsealings).values(confirmed))).toBe(false);
  await write('PreVoteTwo');
  await api.db.insert(unsealings).values(confirmed);
  for (const from of without('Wining', 'VoteOne')) {
    expect([from, await takenChanges(from)]).toEqual([from, without('VoteOne', 'Wining')]);
  }

  await write('PreWining');
  await countFinal(api, 'Company');
  const counted = without('VoteOne', 'VoteTwo');
  for (const from of counted.filter((status) => status !== 'Wining')) {
    const expected = from === 'PreWining' ? counted : counted.filter((status) => status !== 'Wining');
    expect([from, await takenChanges(from)]).toEqual([from, expected]);
  }
});

describe('the API’s role cannot announce a sealed vote with any statements', () => {
  let other: TestApp;
  beforeEach(async () => {
    other = await openTestApp();
    const token = await other.loginAs('buy');
    const votes = [{ categoryId: 'payments', nomineeId: '2027-payments-otterpay' }];
    expect((await other.call(awardsCalls.voteStepOne, { token, body: { votes } })).status).toBe(200);
  });
  afterEach(() => other.close());

  const run = (statement: string) => succeeds(other.db.execute(sql.raw(statement)));
  const storeSeason = () =>
    run(
      `insert into setting_sections (name, value) values ('awards', '{"year": 2027}') on conflict do nothing`,
    );
  const announce = `update setting_sections set value = '"Wining"' where name = 'awardsStatus'`;

  test.each([
    `delete from setting_sections where name = 'awards'`,
    `delete from setting_sections where name = 'awardsStatus'`,
    `update setting_sections set name = 'another' where name = 'awards'`,
    `update setting_sections set value = value - 'year' where name = 'awards'`,
    `update setting_sections set value = jsonb_set(value, '{year}', 'null') where name = 'awards'`,
    `update setting_sections set value = jsonb_set(value, '{year}', '"none"') where name = 'awards'`,
    `update setting_sections set value = jsonb_set(value, '{year}', '2026') where name = 'awards'`,
    `update setting_sections set value = jsonb_set(value, '{year}', '2028') where name = 'awards'`,
  ])('after %s', async (statement) => {
    expect(await storeSeason()).toBe(true);
    expect(await run(statement)).toBe(false);
    expect(await run(announce)).toBe(false);
    const query = { awardsType: 'Company', step: 'one', year: '2027' } as const;
    expect((await other.call(ballotLogCalls.ballotLog, { query })).code).toBe('voting-0006');
  });

  test('nor in one transaction, or without a stored season', async () => {
    for (const status of ['PreVoteTwo', 'VoteTwo', 'PreWining'] as const) {
      await writeSection(other.db, 'awardsStatus', status, other.clock.now());
      const hidden = `update setting_sections set value = '{"year": 2026}' where name = 'awards'; ${announce};
        update setting_sections set value = '{"year": 2027}' where name = 'awards'`;
      expect(await run(hidden)).toBe(false);
      expect(await run(announce)).toBe(false);
    }
  });
});

test('an opened log accepts no ballot and stays opened, also in a past season', async () => {
  const { rulesHash } = await frozenRules(api.db, 2027, kind, api.clock.now());
  const [voter] = await api.db.select({ id: attendees.id }).from(attendees).limit(1);
  const vote = { year: 2027, kind, log, rulesHash, secret: api.app.platform.config.secret };
  const votes = [{ categoryId: 'payments', nomineeId: '2027-payments-otterpay' }];
  const casting = { attendeeId: voter?.id ?? '', votes, now: api.clock.now() };
  expect(await succeeds(api.db.transaction((tx) => castBallots(tx, vote, [casting])))).toBe(false);
  expect(await succeeds(api.db.delete(openedLogs).where(eq(openedLogs.log, log)))).toBe(false);
  expect(await succeeds(api.db.delete(unsealings).where(eq(unsealings.log, log)))).toBe(false);

  const awards = await readSection(api.db, 'awards');
  await writeSection(api.db, 'awards', { ...awards, year: 2028 }, api.clock.now());
  await write('VoteOne');
  // This goes back to the previous season, whose first vote would be open again.
  const back = writeSection(api.db, 'awards', { ...awards, year: 2027 }, api.clock.now());
  expect(await succeeds(back)).toBe(false);
});
