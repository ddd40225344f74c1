import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { expect, test } from 'vitest';
import { migrateDatabase } from '../../platform/db/migrate.ts';
import { connect } from '../../platform/db/open-database.ts';
import { createDatabase } from '../../testing/test-cluster.ts';

const present = join(import.meta.dirname, '../../../migrations');
/** The last migration before opened counts were stored. */
const lastBefore = 36;

/** The migrations at that time. */
function earlierMigrations(): string {
  const folder = mkdtempSync(join(tmpdir(), 'summit-migrations-'));
  cpSync(present, folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { idx: number }[] };
  const entries = journal.entries.filter(({ idx }) => idx <= lastBefore);
  writeFileSync(file, JSON.stringify({ ...journal, entries }));
  return folder;
}

const ids = [1, 2, 3].map((number) => `00000000-0000-4000-8000-00000000000${number}`);
const [steward, auditor, ballot] = ids;

/** A season in the format of that time: announced, with an unsealed first vote and an exclusion. */
const season = `
  insert into organisers (id, email, name, roles, created_at) values
    ('${steward}', 's@summit.example', 'Same Name', '["awardsSteward"]', now()),
    ('${auditor}', 'a@summit.example', 'Audra', '["awardsAuditor"]', now());
  insert into categories (id, name, type) values ('bank', 'Bank', 'Buy');
  insert into attendees (id, email, first_name, last_name, category_id, registration_status)
    values ('${ballot}', 'v@summit.example', 'Ada', 'Voter', 'bank', 'Completed');
  insert into nomination_categories (id, awards_type, name) values ('payments', 'Company', 'Payments');
  insert into nominees (id, category_id, year, name) values ('n1', 'payments', 2027, 'Alder');
  insert into setting_sections (name, value) values
    ('awards', '{"year": 2027}'), ('awardsStatus', '"Wining"'), ('awardsIndividualStatus', '"VoteOne"');
  insert into ballot_rules values ('2027-Company-two', '{"log":"2027-Company-two","categories":[]}', 'ab', now()),
    ('2027-Individual-one', '{"log":"2027-Individual-one","categories":[]}', 'ab', now());
  insert into ballots (id, attendee_id, year, step, awards_type) values ('${ballot}', '${ballot}', 2027, 'two', 'Company');
  insert into ballot_leaves (log, index, ballot_id, leaf, frontier, root, signature)
    values ('2027-Company-two', 0, '${ballot}', 'aa', '{aa}', 'aa', 'bb');
  insert into published_heads values ('2027-Company-two', 1, true, now());
  insert into ballot_exclusions values ('${ballot}', 'A reason', 'Ada Quill', 'Ben Marsh', now());
  insert into unsealings (log, requested_by, requested_at, confirmed_by, confirmed_at)
    values ('2027-Company-two', '${steward}', now(), '${auditor}', now());
  insert into organiser_audit (at, organiser_id, organiser_name, call, subject, after)
    values (now(), '${steward}', 'Same Name', 'publishResults', 'awards/results/2027-Company-two', '{"leaders": 3}');
  insert into scheduled_statuses (subject, status, at, organiser_id) values ('Individual', 'PreVoteTwo', now(), '${steward}');
`;

test('migrating an old database loses nothing, and derives which counts were opened', async () => {
  const folder = earlierMigrations();
  const { pool, close } = connect(await createDatabase('votes_of_before'), 2);
  await migrate(drizzle(pool), { migrationsFolder: folder });
  rmSync(folder, { recursive: true, force: true });
  await pool.query(season);
  const read = async () => {
    const tables = [
      'ballots',
      'ballot_leaves',
      'ballot_rules',
      'organisers',
      'unsealings',
      'setting_sections',
    ];
    const found = [];
    for (const table of tables) found.push((await pool.query(`select * from ${table} order by 1`)).rows);
    return found;
  };
  const before = await read();

  await migrateDatabase(pool);
  // Later migrations add columns; existing data stay.
  expect(await read()).toMatchObject(before);
  expect((await pool.query('select log from opened_logs')).rows).toEqual([{ log: '2027-Company-two' }]);
  expect((await pool.query('select log, leaders from stored_results')).rows).toEqual([
    { log: '2027-Company-two', leaders: 3 },
  ]);
  expect((await pool.query('select proposed_by, proposed_by_id from ballot_exclusions')).rows).toEqual([
    { proposed_by: 'Ada Quill', proposed_by_id: null },
  ]);
  expect((await pool.query('select status, from_status from scheduled_statuses')).rows).toEqual([
    { status: 'PreVoteTwo', from_status: null },
  ]);
  await expect(
    pool.query(`update setting_sections set value = '"VoteTwo"' where name = 'awardsStatus'`),
  ).rejects.toThrow('The count of 2027-Company-two was opened');
  // The running season continues, and the announced one can be stored again unchanged.
  await pool.query(`update setting_sections set value = '"Wining"' where name = 'awardsStatus'`);
  await pool.query(
    `update setting_sections set value = '"PreVoteTwo"' where name = 'awardsIndividualStatus'`,
  );
  await close();
});
