import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clusterFolder, findHome } from '../src/platform/db/embedded/home.ts';

/** Milliseconds of a processor: other programs on the machine change them much less than the time on the clock. */
export interface ProcessorTime {
  node: number;
  /** Of all processes of the embedded database; NaN on systems other than Linux. */
  database: number;
}

/** Linux counts processor time in hundredths of a second. */
const tickMs = 10;

/** Begins to count the processor time of this process and of its embedded database; the function returned says how much it was. */
export async function countProcessorTime(dataDir: string): Promise<() => ProcessorTime> {
  const { folder } = await findHome(dataDir);
  const [server] = readFileSync(join(clusterFolder(folder), 'postmaster.pid'), 'utf8').split('\n');
  const [own, database] = [process.cpuUsage(), databaseTime(Number(server))];
  return () => {
    const { user, system } = process.cpuUsage(own);
    return { node: (user + system) / 1000, database: databaseTime(Number(server)) - database };
  };
}

/** Of a server, its connections that are open, and those that have ended. */
function databaseTime(server: number): number {
  if (process.platform !== 'linux') return NaN;
  let ticks = 0;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const stat = getStat(pid);
    if (Number(pid) === server) ticks += sum(stat.slice(11, 15));
    else if (Number(stat[1]) === server) ticks += sum(stat.slice(11, 13));
  }
  return ticks * tickMs;
}

/** The fields after the program's name, which is in brackets: the third is the first here. */
function getStat(pid: string): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

function sum(fields: string[]): number {
  return fields.reduce((all, field) => all + Number(field), 0);
}
