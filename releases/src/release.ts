import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { changeOptions, changeUsage, changeWithoutBuild, orderFrom, runCommand } from './command-line.ts';
import { releaseBuild } from './release-command.ts';

const usage = `summit-release <remote> --from <folder of a finished build> --shell-build <folder of the running shell's build>
summit-release <remote> [<build id>] --promote [--share <1|10|100>] | --preview | --withdraw
summit-release <remote> --rollback | --retire [--why <reason>]
summit-release [<remote>] --history
${changeUsage}`;

/** Releases a finished build on a machine without the build tools. */
async function main(): Promise<string> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      ...changeOptions,
      'shell-build': { type: 'string', default: process.env.SHELL_BUILD },
    },
  });
  const [remote] = positionals;
  if (values.help) return usage;
  const done = await changeWithoutBuild(positionals, values);
  if (done !== null) return done;
  const { from, 'shell-build': shellBuild } = values;
  if (!remote || !from || !shellBuild) throw new Error(usage);
  return releaseBuild({
    ...orderFrom(values),
    remote,
    build: resolve(from),
    shellBuild: resolve(shellBuild),
  });
}

runCommand(main);
