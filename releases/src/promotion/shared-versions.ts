import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The versions that the running shell shares with every remote. */
export interface SharedVersions {
  contract: string;
  sharedAuth: string;
  sharedUi: string;
}

/** The versions that the shell of this installation shares. */
export function sharedVersions(): SharedVersions {
  const shell = createRequire(createRequire(import.meta.url).resolve('@summit/shell/package.json'));
  const version = (name: string) => {
    const file = shell.resolve(`@summit/${name}/package.json`);
    return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
  };
  return {
    contract: version('contract'),
    sharedAuth: version('shared-auth'),
    sharedUi: version('shared-ui'),
  };
}
