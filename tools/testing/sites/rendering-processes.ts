import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** A process that renders pages for a site server. Its data are read from the system, on Linux only. */
export interface RenderingProcess {
  /** The argument from its start: `remote=awards`, or `frame` for pages without a remote's code. */
  owner: string;
  pid: number;
  /** When it began, because process ids are reused: two processes with the same id began at different moments. */
  begun: string;
}

/** The present rendering processes of a site server. */
export function renderingProcesses(site: number): RenderingProcess[] {
  return read(`/proc/${site}/task/${site}/children`)
    .split(' ')
    .filter(Boolean)
    .flatMap((child) => {
      const words = read(`/proc/${child}/cmdline`).split('\0');
      // Beside each renderer runs a shell that ends it with the server, which is also a child, but not a renderer.
      const program = words.findIndex((word) => word.endsWith('/server/main.js'));
      const pid = Number(child);
      return program < 0 ? [] : [{ owner: words[program + 1] ?? '', pid, begun: getBegin(pid) }];
    });
}

/** The oldest process of each owner, because a second one may come and go while pages wait. */
export function oldestProcesses(site: number): RenderingProcess[] {
  const byAge = renderingProcesses(site).sort((one, other) => Number(one.begun) - Number(other.begun));
  const owners = new Set(byAge.map(({ owner }) => owner));
  return [...owners].flatMap((owner) => byAge.find((process) => process.owner === owner) ?? []);
}

/** When a process began, in ticks since the machine was started; empty when it is gone. */
export function getBegin(pid: number): string {
  // The name of the program comes before, in parentheses, and may contain spaces.
  return (
    read(`/proc/${pid}/stat`)
      .replace(/^.*\) /s, '')
      .split(' ')[19] ?? ''
  );
}

/** The number of a process's TCP and UDP sockets, whether they listen or are connected. */
export function networkSockets(pid: number): number {
  const rows = ['tcp', 'tcp6', 'udp', 'udp6'].flatMap((kind) => read(`/proc/${pid}/net/${kind}`).split('\n'));
  const inodes = new Set(rows.map((row) => `socket:[${row.trim().split(/\s+/)[9]}]`));
  return descriptors(pid).filter((target) => inodes.has(target)).length;
}

function descriptors(pid: number): string[] {
  try {
    const folder = `/proc/${pid}/fd`;
    return readdirSync(folder).map((name) => readlinkSync(`${folder}/${name}`));
  } catch {
    return [];
  }
}

/** Reads a file; empty for a process that has just ended. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
