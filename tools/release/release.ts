import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { appNamed } from '../build/apps.ts';
import { buildApp } from '../build/build-app.ts';
import { promote, rollback } from './promote.ts';
import { remoteOrigin, siteSettings } from './release-settings.ts';

const usage = `npm run release -- <remote> [--from <folder of a finished build>]
npm run rollback -- <remote>`;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { from: { type: 'string' }, rollback: { type: 'boolean', default: false } },
  });
  const word = positionals[0];
  if (!word) throw new Error(usage);
  const remote = appNamed(word);
  const settings = siteSettings();
  const { dataDir } = settings;
  const origin = remoteOrigin(settings, remote);
  if (values.rollback) {
    const registry = await rollback(dataDir, remote, origin);
    console.log(`${remote} ${registry.live[remote]?.buildId} is live again (revision ${registry.revision}).`);
    return;
  }
  const shellBuild = (await buildApp('shell')).folder;
  const build = values.from ? resolve(values.from) : (await buildApp(remote)).folder;
  const { apiUpstream } = settings;
  const registry = await promote({ dataDir, build, remote, origin, shellBuild, apiUpstream });
  console.log(`${remote} ${registry.live[remote]?.buildId} is live (revision ${registry.revision}).`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
