import { basename } from 'node:path';
import { programsFolder } from '@summit/programs/programs-folder';
import { appNamed, appNames } from './apps.ts';
import { buildFromSource } from './build-from-source.ts';

// `node --import tsx tools/build/build.ts [app]...` builds the changed apps (all of them when none is named), and then
// the programs of servers; it prints one line for each.
// A stopped site needs no build. The listener does not keep the process running once the build is finished.
process.once('disconnect', () => process.exit(1));
process.channel?.unref();
const named = process.argv.slice(2).map(appNamed);
for (const app of named.length > 0 ? named : appNames) {
  const started = performance.now();
  const { buildId, folder, fresh } = await buildFromSource(app);
  process.send?.({ app, buildId, folder });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(fresh ? `  built ${app} ${buildId} in ${seconds} s` : `  ${app} ${buildId} is up to date`);
}
if (named.length === 0) {
  const build = basename(programsFolder());
  console.log(`  the programs ${build} are up to date`);
}
