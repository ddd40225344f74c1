import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as awardsCalls from '@summit/contract/calls/awards';
import * as ballotLogCalls from '@summit/contract/calls/ballot-log';
import * as limits from '@summit/contract/limits/limits';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { nominees } from '../awards.tables.ts';

let api: TestApp;
let voter: string;

beforeAll(async () => {
  api = await openTestApp();
  voter = await api.loginAs('buy');
  const votes = [{ categoryId: 'payments', nomineeId: '2027-payments-otterpay' }];
  expect((await api.call(awardsCalls.voteStepOne, { token: voter, body: { votes } })).status).toBe(200);
  // The votes are already counted, but not announced.
  await api.db.update(nominees).set({ result: 'Winner' }).where(eq(nominees.id, '2027-payments-otterpay'));
  const year = `insert into setting_sections (name, value) values ('awards', '{"year": 2027}') on conflict do nothing`;
  await api.db.execute(sql.raw(year));
});

afterAll(() => api.close());

const sections = ['awardsStatus', 'awardsIndividualStatus'];

/** Statuses, and values that some program could take for one. */
const written = [
  ...[
    '"Wining"',
    '"PreWining"',
    '"VoteOne"',
    '"VoteTwo"',
    '"Welcome"',
    '"wining"',
    '"Wining "',
    '"\\u0057ining"',
  ],
  ...[
    '["Wining"]',
    '[["Wining"]]',
    '{"0": "Wining"}',
    '{"toString": "Wining"}',
    'null',
    'true',
    '0',
    '""',
    '"__proto__"',
  ],
];

/** The year, and spellings that only some programs would take for it. */
const years = [
  '2027',
  '2026',
  '2028',
  '"2027"',
  '" 2027"',
  '"2_027"',
  '"0x7eb"',
  '"+2027"',
  '"02027"',
  '2.027e3',
  '[2027]',
].concat(['"2028 "', '"2_028"', '2027.0', '1e999', '"NaN"', 'null', '{}']);

const statement = fc.oneof(
  fc
    .tuple(fc.constantFrom(...sections), fc.constantFrom(...written))
    .map(([name, value]) => `update setting_sections set value = '${value}'::jsonb where name = '${name}'`),
  fc
    .tuple(fc.constantFrom(...sections), fc.constantFrom(...written))
    .map(
      ([name, value]) =>
        `insert into setting_sections (name, value) values ('${name}', '${value}'::jsonb) on conflict (name) do update set value = excluded.value`,
    ),
  fc
    .constantFrom(...years)
    .map(
      (year) =>
        `update setting_sections set value = jsonb_set(value, '{year}', '${year}') where name = 'awards'`,
    ),
  fc
    .tuple(fc.constantFrom(...sections, 'awards'), fc.constantFrom(...sections, 'awards', 'other'))
    .map(([from, to]) => `update setting_sections set name = '${to}' where name = '${from}'`),
  fc.constantFrom(...sections, 'awards').map((name) => `delete from setting_sections where name = '${name}'`),
  fc.constantFrom(
    `insert into unsealings (log, requested_by, requested_at, confirmed_by, confirmed_at) select '2027-Company-two', id, now(), null, null from organisers limit 1`,
    `insert into stored_results (log, leaders, stored_by, stored_at) select '2027-Company-two', 1, id, now() from organisers limit 1`,
    `insert into opened_logs (log) values ('2027-Company-one')`,
    `select note_opened_log('2027-Company-one')`,
    'set constraints all immediate',
    'set constraints all deferred',
  ),
);

test('no sequence of statements of the API’s role, in one or several transactions, reveals a sealed vote', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(statement, { minLength: 1, maxLength: 6 }),
      fc.boolean(),
      async (statements, together) => {
        if (together) {
          await api.db
            .transaction(async (tx) => tx.execute(sql.raw(statements.join('; '))))
            .catch(() => undefined);
        } else {
          for (const one of statements) await api.db.execute(sql.raw(one)).catch(() => undefined);
        }
        api.app.platform.responseCache.drop('settings');
        for (const year of [undefined, '2026', '2027', '2028', '9999']) {
          const query = { awardsType: 'Company' as const, step: 'one' as const, ...(year && { year }) };
          const { raw } = await api.call(ballotLogCalls.ballotLog, { query });
          expect([statements, raw.statusCode < 400 ? raw.payload : 'refused']).toEqual([
            statements,
            'refused',
          ]);
        }
        const query = { awardsType: 'Company' as const, year: '2027' };
        const { body: results } = await api.call(awardsCalls.awardsResults, { query });
        expect([statements, results.categories, results.records]).toEqual([statements, [], []]);
        const { body: all } = await api.call(awardsCalls.nominees, {
          query: { itemsOnPage: limits.maxItemsOnPage },
          token: voter,
        });
        const shown = all.nominees.filter(({ year, result }) => year === 2027 && result !== null);
        expect([statements, shown]).toEqual([statements, []]);
      },
    ),
    { numRuns: 60, endOnFailure: true },
  );
}, 120_000);
