import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { projectRoot } from './apps.ts';

test('a build requested by a starting site reports its builds, and ends', async () => {
  const args = ['--import', 'tsx', 'tools/build/build.ts', 'messaging'];
  const child = spawn(process.execPath, args, {
    cwd: projectRoot,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const said = once(child, 'message');
  const ended = once(child, 'exit');

  expect(await said).toEqual([expect.objectContaining({ app: 'messaging' }), undefined]);
  expect(await ended).toEqual([0, null]);
});
