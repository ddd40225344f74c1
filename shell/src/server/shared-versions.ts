import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { SharedVersions } from '@summit/contract/shell-state';

const { resolve } = createRequire(import.meta.url);

/** The versions that the shell of this installation shares. */
export function sharedVersions(): SharedVersions {
  return {
    contract: versionOf('@summit/contract'),
    sharedAuth: versionOf('@summit/shared-auth'),
    sharedUi: versionOf('@summit/shared-ui'),
    react: versionOf('react'),
  };
}

function versionOf(name: string): string {
  const file = resolve(`${name}/package.json`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
