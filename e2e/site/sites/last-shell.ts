import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { programArgs } from '@summit/programs/program-args';
import { type ApiRelay, type Change, startApiRelay } from './api-relay.ts';
import { patientRendering } from './patient-rendering.ts';
import { siteUnderTest } from './site-under-test.ts';

const root = join(import.meta.dirname, '../../..');

/** A second shell with the same API and the same remotes; a journey's changes of it affect no other journey. */
export interface OwnShell {
  origin: string;
  /** The id of its process, which is not restarted when it ends. */
  pid: number;
  api: ApiRelay;
}

export interface ShellOptions {
  /** The environment variables of the shell: `FRAME_ANCESTORS`. */
  shellEnv: Record<string, string>;
  /** The organisers' settings before the shell starts: changes of the API's responses by path. */
  organisers: Record<string, Change>;
}

interface Running extends OwnShell {
  options: ShellOptions;
  hasEnded: () => boolean;
  stop: () => Promise<void>;
}

/**
 * The previous journey's shell, on the one port that a worker's shells use in turn. Starting a shell takes seconds, and
 * often the next journey needs the same one.
 */
export class LastShell {
  readonly origin: string;
  #running: Running | undefined;

  constructor(private readonly port: number) {
    this.origin = `http://localhost:${port}`;
  }

  /** A shell whose API no journey has changed yet: the last one, if it was started with the same options. */
  async untouched(options: ShellOptions): Promise<OwnShell> {
    const last = this.#running;
    if (last && !last.hasEnded() && !last.api.wasChanged() && areSame(last.options, options)) {
      last.api.forgetCalls();
      return last;
    }
    await this.stop();
    this.#running = await start(this.port, this.origin, options);
    return this.#running;
  }

  /** Stops the shell. A journey that deletes what its shell reads has to do that first. */
  async stop(): Promise<void> {
    await this.#running?.stop();
    this.#running = undefined;
  }
}

function areSame(one: ShellOptions, other: ShellOptions): boolean {
  return one.organisers === other.organisers && isDeepStrictEqual(one.shellEnv, other.shellEnv);
}

async function start(port: number, origin: string, options: ShellOptions): Promise<Running> {
  const { ports, env } = siteUnderTest();
  const api = await startApiRelay(`http://127.0.0.1:${ports.api}`, options.organisers);
  const child = spawn(process.execPath, programArgs('site'), {
    cwd: root,
    env: {
      ...process.env,
      ...patientRendering,
      DATA_DIR: env.DATA_DIR,
      ...options.shellEnv,
      PORT: String(port),
      SITE_ORIGIN: origin,
      API_UPSTREAM: api.address,
      SHELL_BUILD: await shellBuild(),
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    await api.stop();
  };
  await Promise.race([once(child, 'message'), ended]);
  if (hasEnded()) {
    await api.stop();
    throw new Error("A journey's own shell ended before it was ready.");
  }
  return { origin, pid: child.pid ?? 0, api, options, hasEnded, stop };
}

/** The build id of the site under test, which its pages contain. */
async function shellBuild(): Promise<string> {
  const html = await (await fetch(siteUnderTest().origin)).text();
  const [, build] = /data-main="\/assets\/([^/"]+)\//.exec(html) ?? [];
  if (!build) throw new Error('The site under test does not say which build it runs.');
  return join(root, 'shell/dist', build);
}
