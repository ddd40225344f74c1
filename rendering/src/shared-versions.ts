import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { SharedVersions } from '@summit/contract/frame/shell-state';

const { resolve } = createRequire(import.meta.url);

/** The versions that the shell of this installation shares. */
export function sharedVersions(): SharedVersions {
  return {
    contract: getVersion('@summit/contract'),
    sharedAuth: getVersion('@summit/shared-auth'),
    sharedUi: getVersion('@summit/shared-ui'),
    react: getVersion('react'),
  };
}

function getVersion(name: string): string {
  const file = resolve(`${name}/package.json`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
