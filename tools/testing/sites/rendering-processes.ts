import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** A process that renders pages of a site server; what is said here is read of the system, on Linux alone. */
export interface RenderingProcess {
  /** As it was given at its start: `remote=awards`, or `frame` for what no remote has code for. */
  owner: string;
  pid: number;
  /** Numbers are used again: two processes of one number began at different moments. */
  begun: string;
}

/** Those that a site server has at this moment. */
export function renderingProcesses(site: number): RenderingProcess[] {
  return read(`/proc/${site}/task/${site}/children`)
    .split(' ')
    .filter(Boolean)
    .flatMap((child) => {
      const words = read(`/proc/${child}/cmdline`).split('\0');
      // Each has a shell beside it that ends it with the server: a child as well, and no renderer.
      const program = words.findIndex((word) => word.endsWith('/server/main.js'));
      const pid = Number(child);
      return program < 0 ? [] : [{ owner: words[program + 1] ?? '', pid, begun: getBegin(pid) }];
    });
}

/** Of each owner the one that began first: a second one may come and go while pages wait. */
export function oldestProcesses(site: number): RenderingProcess[] {
  const byAge = renderingProcesses(site).sort((one, other) => Number(one.begun) - Number(other.begun));
  const owners = new Set(byAge.map(({ owner }) => owner));
  return [...owners].flatMap((owner) => byAge.find((process) => process.owner === owner) ?? []);
}

/** When a process began, in ticks since the machine did; empty of one that is gone. */
export function getBegin(pid: number): string {
  // The name of the program comes before, in parentheses, and may hold spaces.
  return (
    read(`/proc/${pid}/stat`)
      .replace(/^.*\) /s, '')
      .split(' ')[19] ?? ''
  );
}

/** How many of a process's descriptors are of TCP or UDP, whether it listens or is connected. */
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

/** Nothing of a process that has just ended. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
