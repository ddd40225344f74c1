import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const scripts = join(import.meta.dirname, '../../deploy/backup');

let folder: string;
let env: NodeJS.ProcessEnv;

/** A program of PostgreSQL that is replaced by a shell script. */
function program(name: string, script: string): void {
  writeFileSync(join(folder, 'bin', name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
}

function place(path: string, text: string): void {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
}

function run(script: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync('/bin/sh', [join(scripts, script), ...args], {
    env,
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

const backups = () => readdirSync(join(folder, 'backups')).sort();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'summit-backup-'));
  for (const name of ['bin', 'backups', 'site/files', 'releases']) {
    mkdirSync(join(folder, name), { recursive: true });
  }
  env = {
    PATH: `${join(folder, 'bin')}:${process.env.PATH}`,
    BACKUPS: join(folder, 'backups'),
    FILES: join(folder, 'site'),
    RELEASES: join(folder, 'releases'),
    BACKUP_HOUR: '3',
    BACKUP_DAYS: '14',
    PGDATABASE: 'summit',
    TABLES: '0',
  };
  program(
    'pg_dump',
    'for one in "$@"; do case "$one" in --file=*) echo rows >"${one#--file=}" ;; esac; done',
  );
  program('pg_restore', `echo "$@" >>${join(folder, 'restored')}`);
  program('psql', 'echo "$TABLES"');
  place('site/files/ab/cd.webp', 'picture');
  place('releases/registry/registry.json', '{}');
  place('releases/releases/awards/a1/remote.json', '{}');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a backup is restored: the database, pictures, releases and the registry', () => {
  expect(run('back-up.sh', 'now')).toEqual({ status: 0, said: expect.stringContaining('Backed up: 2') });
  const [name = ''] = backups();
  for (const lost of ['site/files', 'releases/registry', 'releases/releases']) {
    rmSync(join(folder, lost), { recursive: true });
  }
  expect(run('restore.sh', name)).toEqual({ status: 0, said: `Restored: ${name}\n` });
  expect(readFileSync(join(folder, 'site/files/ab/cd.webp'), 'utf8')).toBe('picture');
  expect(existsSync(join(folder, 'releases/registry/registry.json'))).toBe(true);
  expect(existsSync(join(folder, 'releases/releases/awards/a1/remote.json'))).toBe(true);
  expect(readFileSync(join(folder, 'restored'), 'utf8')).toContain('--exit-on-error --dbname=summit');
});

test('a restored folder belongs to the user of its files, who makes others in it', () => {
  run('back-up.sh', 'now');
  const [name = ''] = backups();
  program('chown', `echo "$@" >>${join(folder, 'given')}`);
  run('restore.sh', name);
  const { uid, gid } = statSync(join(folder, 'site/files'));
  expect(readFileSync(join(folder, 'given'), 'utf8')).toBe(
    `${uid}:${gid} ${join(folder, 'site')}\n${uid}:${gid} ${join(folder, 'releases')}\n`,
  );
});

test('the nightly service stops when it is asked to, as the first process of a container, too', async () => {
  program('sleep', `touch ${join(folder, 'sleeping')}; exec /bin/sleep 10`);
  const nightly = spawn('/bin/sh', [join(scripts, 'back-up.sh'), 'nightly'], { env, stdio: 'ignore' });
  const ended = once(nightly, 'exit');
  await vi.waitUntil(() => existsSync(join(folder, 'sleeping')), { timeout: 60_000 });
  nightly.kill('SIGTERM');
  // The script ends itself: the signal alone would not end the first process.
  expect(await ended).toEqual([0, null]);
});

test.each([
  ['the database cannot be dumped', 'pg_dump', 'exit 1'],
  ['the dump cannot be read', 'pg_restore', 'exit 1'],
])('there is no backup when %s, and the command fails', (_what, name, script) => {
  program(name, script);
  expect(run('back-up.sh', 'now').status).not.toBe(0);
  expect(backups()).toEqual([]);
  expect(run('back-up.sh', 'check').status).not.toBe(0);
});

test('the next run removes files of an interrupted one, and old backups', () => {
  place('backups/.draft-2027-01-12T03-00-00Z/summit.dump', 'of a run that goes on');
  place('backups/.draft-2027-01-01T03-00-00Z/summit.dump', 'half');
  for (const [name, days] of [
    ['.draft-2027-01-01T03-00-00Z', 1],
    ['2027-01-01T03-00-00Z', 20],
    ['2027-01-10T03-00-00Z', 3],
  ] as const) {
    place(`backups/${name}/summit.dump`, 'rows');
    const at = Date.now() / 1000 - days * 86_400;
    utimesSync(join(folder, 'backups', name), at, at);
  }
  place('backups/notes.txt', 'of the operator');
  expect(run('back-up.sh', 'check').status).not.toBe(0);
  expect(run('back-up.sh', 'now').status).toBe(0);
  expect(run('back-up.sh', 'check').status).toBe(0);
  expect(backups()).toHaveLength(4);
  const left = ['.draft-2027-01-12T03-00-00Z', '2027-01-10T03-00-00Z', 'notes.txt'];
  expect(backups()).toEqual(expect.arrayContaining(left));
});

test('the database is restored last and in one transaction, so that a failed restore can be repeated', () => {
  run('back-up.sh', 'now');
  const [name = ''] = backups();
  const picture = join(folder, 'site/files/ab/cd.webp');
  rmSync(join(folder, 'site/files'), { recursive: true });
  program('pg_restore', `test -e ${picture} && echo "$@" >${join(folder, 'restored')}; exit 1`);
  expect(run('restore.sh', name).status).toBe(1);
  expect(readFileSync(join(folder, 'restored'), 'utf8')).toContain('--single-transaction');
  program('pg_restore', 'exit 0');
  expect(run('restore.sh', name).status).toBe(0);
});

test('a damaged backup, and a database that is not empty, are refused before anything is changed', () => {
  run('back-up.sh', 'now');
  const [name = ''] = backups();
  env.TABLES = '90';
  expect(run('restore.sh', name).said).toContain('The database has 90 tables');
  env.TABLES = '0';
  writeFileSync(join(folder, 'backups', name, 'summit.dump'), 'other');
  expect(run('restore.sh', name)).toEqual({ status: 1, said: expect.stringContaining('is damaged') });
  expect(run('restore.sh', 'nothing').said).toContain('There is no backup nothing');
  expect(readFileSync(join(folder, 'restored'), 'utf8').trim().split('\n')).toHaveLength(1);
  expect(run('restore.sh').said).toContain(name);
});
