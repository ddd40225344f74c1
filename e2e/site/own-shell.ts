import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { reserveSitePort } from '@summit/tools/testing/reserve-site-port';
import { type ApiRelay, type Change, startApiRelay } from './api-relay.ts';
import { expect, test as base } from './journey.ts';
import { patientRendering } from './patient-rendering.ts';
import { siteUnderTest } from './site-under-test.ts';

const root = join(import.meta.dirname, '../..');

/** A second shell with the same API and the same remotes: what a journey does to it affects no other. */
export interface OwnShell {
  origin: string;
  api: ApiRelay;
  stop: () => Promise<void>;
}

interface OwnShellFixtures {
  /** Environment variables of the shell: `FRAME_ANCESTORS`. */
  shellEnv: Record<string, string>;
  /** What organisers have set before the shell starts: changes of the API's responses by path. */
  organisers: Record<string, Change>;
  shell: OwnShell;
}

/** A journey through its own shell, whose API it can change, slow down and cut off. */
export const test = base.extend<OwnShellFixtures>({
  shellEnv: [{}, { option: true }],
  organisers: [{}, { option: true }],
  shell: async ({ shellEnv, organisers }, use) => {
    const shell = await startOwnShell(shellEnv, organisers);
    await use(shell);
    await shell.stop();
  },
  baseURL: async ({ shell }, use) => use(shell.origin),
});

export { expect };

async function startOwnShell(
  shellEnv: Record<string, string>,
  organisers: Record<string, Change>,
): Promise<OwnShell> {
  const { ports, env } = siteUnderTest();
  const api = await startApiRelay(`http://127.0.0.1:${ports.api}`);
  for (const [path, change] of Object.entries(organisers)) api.change(path, change);
  const { port, release } = await reserveSitePort();
  const origin = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['--import', 'tsx', 'shell/src/server/server.ts'], {
    cwd: root,
    env: {
      ...process.env,
      ...patientRendering,
      DATA_DIR: env.DATA_DIR,
      ...shellEnv,
      PORT: String(port),
      SITE_ORIGIN: origin,
      API_UPSTREAM: api.address,
      SHELL_BUILD: await shellBuild(),
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit').then(() => Promise.reject(new Error("A journey's own shell ended.")));
  await Promise.race([once(child, 'message'), ended]);
  ended.catch(() => undefined);
  const stop = async () => {
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
    release();
    await api.stop();
  };
  return { origin, api, stop };
}

/** The build that the site under test runs: its pages name it. */
async function shellBuild(): Promise<string> {
  const html = await (await fetch(siteUnderTest().origin)).text();
  const [, build] = /data-main="\/assets\/([^/"]+)\//.exec(html) ?? [];
  if (!build) throw new Error('The site under test does not say which build it runs.');
  return join(root, 'shell/dist', build);
}
