import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { connect } from '@summit/api/src/platform/db/open-database.ts';
import { makeScratchDatabase } from '@summit/api/src/testing/scale-out/scratch-database.ts';
import type { Tried } from './tried.ts';

const scripts = join(import.meta.dirname, '../../../deploy/backup');

/** Restores the nightly backup of docker-compose.yml into an empty database and empty folders: it has all rows and files. */
export async function tryRestore({
  databaseUrl,
  adminUrl,
  say,
}: Pick<Tried, 'databaseUrl' | 'adminUrl' | 'say'>): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'summit-restore-'));
  const at = (path: string) => join(folder, path);
  for (const path of ['backups', 'site/files', 'releases/registry', 'new-site', 'new-releases']) {
    mkdirSync(at(path), { recursive: true });
  }
  writeFileSync(at('site/files/picture.webp'), 'picture');
  writeFileSync(at('releases/registry/registry.json'), '{}');
  const restored = await makeScratchDatabase(adminUrl);
  try {
    const of = { BACKUPS: at('backups'), BACKUP_DAYS: '14' };
    const earlier = await rowCounts(databaseUrl);
    run(databaseUrl, { ...of, FILES: at('site'), RELEASES: at('releases') }, 'back-up.sh', 'now');
    const later = await rowCounts(databaseUrl);
    const [name = ''] = readdirSync(at('backups'));
    run(restored.url, { ...of, FILES: at('new-site'), RELEASES: at('new-releases') }, 'restore.sh', name);
    const wrong = getWrongTables(earlier, later, await rowCounts(restored.url));
    const rows = Object.values(earlier).reduce((sum, count) => sum + count, 0);
    const picture = readFileSync(at('new-site/files/picture.webp'), 'utf8');
    const registry = readFileSync(at('new-releases/registry/registry.json'), 'utf8');
    const isRight = rows > 0 && wrong.length === 0 && picture === 'picture' && registry === '{}';
    const outcome = isRight ? 'all there' : `not the same: ${wrong.join(', ') || 'the files'}`;
    say(`Restored ${rows} rows of ${Object.keys(earlier).length} tables: ${outcome}`);
    return isRight;
  } finally {
    await restored.drop();
    rmSync(folder, { recursive: true, force: true });
  }
}

type Counts = Record<string, number>;

/** The tables that do not have as many rows as during the backup, while jobs of the running site may have changed some. */
function getWrongTables(earlier: Counts, later: Counts, restored: Counts): string[] {
  return Object.keys({ ...earlier, ...restored }).filter((name) => {
    const counts = [earlier[name] ?? 0, later[name] ?? 0];
    const count = restored[name] ?? -1;
    return count < Math.min(...counts) || count > Math.max(...counts);
  });
}

/** @throws Error with the script's output */
function run(url: string, env: Record<string, string>, script: string, ...args: string[]): void {
  const { hostname, port, username, password, pathname } = new URL(url);
  const database = {
    PGHOST: hostname,
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: pathname.slice(1),
  };
  const { status, stdout, stderr } = spawnSync('/bin/sh', [join(scripts, script), ...args], {
    env: { ...process.env, ...database, ...env },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${script} ${args.join(' ')} failed: ${stdout}${stderr}`);
}

/** The number of rows of each table. */
async function rowCounts(url: string): Promise<Counts> {
  const { db, close } = connect(url);
  try {
    const { rows } = await db.execute<{ name: string; count: number }>(sql`
      select tablename as name, (xpath('/row/c/text()', query_to_xml(
        format('select count(*) as c from %I.%I', schemaname, tablename), false, true, '')))[1]::text::int as count
      from pg_tables where schemaname in ('public', 'drizzle') order by 1`);
    return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
  } finally {
    await close();
  }
}
