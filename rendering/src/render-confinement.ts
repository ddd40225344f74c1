import type { ForkOptions } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { dirname, sep } from 'node:path';

interface Confined {
  program: string;
  heapMb: number;
  /** Whether the process can run its garbage collector for `measure`, in trials. */
  isMeasured?: boolean;
}

/** The environment variables that Node itself needs. No others are passed on, because they hold secrets. */
const passedOn = ['NODE_ENV', 'NODE_EXTRA_CA_CERTS', 'TZ', 'LANG', 'SystemRoot'];

/**
 * How a rendering process is started: without the environment, without any file but its own build, without child
 * processes, and with a limited heap. Nothing that it prints reaches the site's log.
 */
export function childOptions({ program, heapMb, isMeasured = false }: Confined): ForkOptions {
  const env = Object.fromEntries(
    passedOn.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
  );
  return {
    env,
    // The parent's own flags, an open inspector among them, are not passed on.
    execArgv: [
      '--no-warnings',
      `--max-old-space-size=${heapMb}`,
      // With this flag a process uses a quarter less memory and 2% more CPU time.
      '--max-semi-space-size=2',
      ...(isMeasured ? ['--expose-gc'] : []),
      ...permissionFlags(program),
    ],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    serialization: 'advanced',
  };
}

/** Names the remote of a rendering process for the machine's list of processes; the process itself does not read it. */
export function childArgs(remote: string | null): string[] {
  return [remote === null ? 'frame' : `remote=${remote}`];
}

/** Newer versions of Node name the flag without `experimental`, and since 25 it also denies network access, which rendering needs. */
function permissionFlags(program: string): string[] {
  const known = process.allowedNodeEnvironmentFlags;
  const flag = ['--permission', '--experimental-permission'].find((name) => known.has(name));
  const network = ['--allow-net'].filter((name) => known.has(name));
  return flag ? [flag, ...network, `--allow-fs-read=${getFolder(program)}${sep}*`] : [];
}

function getFolder(program: string): string {
  try {
    return dirname(realpathSync(program));
  } catch {
    // A missing program is reported when it does not start.
    return dirname(program);
  }
}
