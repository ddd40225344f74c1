import { randomUUID } from 'node:crypto';
import { runStatement } from '../run-statement.ts';

interface ScratchDatabase {
  url: string;
  drop(): Promise<void>;
}

/** Creates a database on a PostgreSQL server. `adminUrl` names a database there whose user may create others. */
export async function makeScratchDatabase(adminUrl: string): Promise<ScratchDatabase> {
  const name = `summit_scale_out_${randomUUID().replaceAll('-', '')}`;
  await runStatement(adminUrl, `create database ${name}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => runStatement(adminUrl, `drop database ${name} with (force)`) };
}
