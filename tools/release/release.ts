import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  changeOptions,
  changeUsage,
  changeWithoutBuild,
  orderFrom,
  runCommand,
} from '@summit/releases/command-line';
import { releaseBuild } from '@summit/releases/release-command';
import { appNamed } from '../build/apps.ts';
import { buildChanged } from '../start/build-changed.ts';

const usage = `npm run release -- <remote> [--from <folder of a finished build>]
npm run release -- <remote> --candidate
npm run preview -- <remote> [<build id>]
npm run promote -- <remote> [<build id>] [--share <1|10|100>]
npm run withdraw -- <remote> [<build id>]
npm run rollback -- <remote>
npm run release -- <remote> --retire
npm run release -- [<remote>] --history
${changeUsage}`;

/** Builds the changed apps, then releases with the same program as a site without sources. */
async function main(): Promise<string> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: changeOptions });
  const [word, buildId] = positionals;
  // A release from elsewhere need not be an app of this checkout.
  const remote = word?.replace(/^mf-/, '');
  if (values.help) return usage;
  const done = await changeWithoutBuild([remote, buildId], values);
  if (done !== null) return done;
  if (!remote) throw new Error(usage);
  if (remote === 'shell') {
    throw new Error('The shell is no remote: it is replaced by starting its new build.');
  }
  const own = values.from ? [] : [appNamed(remote)];
  const builds = await buildChanged((line) => console.log(line), ['shell', ...own]);
  const getFolder = (app: string) => builds[app]?.folder ?? '';
  const build = values.from ? resolve(values.from) : getFolder(appNamed(remote));
  return releaseBuild({ ...orderFrom(values), remote, build, shellBuild: getFolder('shell') });
}

runCommand(main);
