import pg from 'pg';

/** Runs one statement on a separate connection, because `create database` cannot run in a transaction. */
export async function runStatement(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
