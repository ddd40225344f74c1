import { spawn } from 'node:child_process';
import { remoteNames } from '@summit/contract/site-map';
import { appNamed, projectRoot } from '../build/apps.ts';
import { followRemote } from './follow-remote.ts';

/**
 * `npm run dev [remote...]`: the whole site, and the named remotes (all without names) rebuilt and released
 * whenever a source file changes; the site takes a new release within a second or two.
 */
async function main(): Promise<void> {
  const words = process.argv.slice(2);
  const followed = words.length > 0 ? words.map(appNamed) : [...remoteNames];
  const site = spawn(process.execPath, ['tools/start/start.mjs'], {
    cwd: projectRoot,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'development' },
  });
  site.on('exit', (code) => process.exit(code ?? 1));
  const stops = followed.map((remote) => followRemote({ remote, say: (line) => console.log(line) }));
  const stop = () => {
    for (const end of stops) end();
    site.kill('SIGTERM');
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

await main();
