import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

const isLinux = process.platform === 'linux';

/**
 * A text that identifies one running process forever: its number alone is reused sooner or later.
 * Null when there is no such process.
 */
export function processIdentity(pid: number): string | null {
  if (!Number.isInteger(pid) || pid < 1) return null;
  return isLinux ? identityFromProc(pid) : textFromPs(pid, 'lstart=');
}

/** The command a process was started with; an empty text when there is no such process. */
export function commandLine(pid: number): string {
  if (!isLinux) return textFromPs(pid, 'command=') ?? '';
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

/** Whether any process has this as its working directory. Works on Linux only; false elsewhere. */
export function isSomebodyWorkingIn(folder: string): boolean {
  if (!isLinux) return false;
  return readdirSync('/proc').some((name) => /^\d+$/.test(name) && workingDirectory(name) === folder);
}

function workingDirectory(pid: string): string | null {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return null;
  }
}

function identityFromProc(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program's name is in brackets and may contain anything, so count from the last bracket.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [state, startTicks] = [fields[0], fields[19]];
    if (state === 'Z' || state === 'X') return null;
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot}/${startTicks}`;
  } catch {
    return null;
  }
}

function textFromPs(pid: number, column: string): string | null {
  try {
    return execFileSync('ps', ['-o', column, '-p', String(pid)], { encoding: 'utf8' }).trim() || null;
  } catch {
    return null;
  }
}
