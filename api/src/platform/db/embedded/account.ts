import { execFileSync, spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';

/** The user PostgreSQL runs as; null: the one who runs the API. */
export type Account = { uid: number; gid: number } | null;

/**
 * PostgreSQL refuses to run as root: then it runs as the owner of the data it already has, else as `nobody`.
 * An ordinary user runs it under their own account. Throws when the data belongs to another user.
 */
export function chooseAccount(dataFolder: string): Account {
  const owner = getOwner(dataFolder);
  const self = process.getuid?.();
  if (self === undefined) return null;
  if (self !== 0) {
    if (owner && owner.uid !== self) {
      throw new Error(
        `The database in ${dataFolder} belongs to another user (uid ${owner.uid}). ` +
          'Start as that user or as root, or choose another DATA_DIR.',
      );
    }
    return null;
  }
  return owner && owner.uid !== 0 ? owner : nobody();
}

/** Whether the account can read a file or enter a folder; the system itself checks it, so that every rule counts. */
export function canUse(account: Account, path: string): boolean {
  const test = 'if [ -d "$1" ]; then cd "$1"; else [ -r "$1" ]; fi';
  const { status } = spawnSync('/bin/sh', ['-c', test, 'sh', path], {
    cwd: '/',
    stdio: 'ignore',
    ...account,
  });
  return status === 0;
}

function nobody(): Account {
  const id = (option: string): number => Number(execFileSync('id', [option, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

function getOwner(path: string): NonNullable<Account> | null {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat ? { uid: stat.uid, gid: stat.gid } : null;
}
