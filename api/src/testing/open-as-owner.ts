import { sql } from 'drizzle-orm';
import { connect } from '../platform/db/open-database.ts';
import type { TestApp } from './test-app.ts';
import { ownerUrl } from './test-cluster.ts';

/** A second connection to a test's database, as its owner, for statements that the API's role may not even try. */
export async function openAsOwner({ db }: Pick<TestApp, 'db'>): Promise<ReturnType<typeof connect>> {
  const { rows } = await db.execute<{ name: string }>(sql`select current_database() as name`);
  return connect(await ownerUrl(rows[0]?.name ?? ''), 2);
}
