#!/usr/bin/env -S node --import tsx
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { releaseBuild, rollBack } from './release-command.ts';

const usage = `summit-release <remote> --from <folder of a finished build> --shell-build <folder of the running shell's build>
summit-release <remote> --rollback`;

async function main(): Promise<string> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      from: { type: 'string' },
      'shell-build': { type: 'string', default: process.env.SHELL_BUILD },
      rollback: { type: 'boolean', default: false },
    },
  });
  const [remote] = positionals;
  const { from, 'shell-build': shellBuild, rollback } = values;
  if (remote && rollback) return rollBack(remote);
  if (!remote || !from || !shellBuild) throw new Error(usage);
  return releaseBuild({ remote, build: resolve(from), shellBuild: resolve(shellBuild) });
}

main().then(
  (line) => console.log(line),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
