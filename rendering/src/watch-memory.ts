import { readFileSync } from 'node:fs';

const everyMs = 250;
/** Of nearly every Linux; where it is more, a process holds more than is said here. */
const pageBytes = 4096;

/**
 * Looks at what a process holds, however busy it is: its heap is limited by itself, and what lies outside of it is not.
 * @param mostMb undefined: whatever there is
 * @returns how to end it
 */
export function watchMemory(
  pid: number | undefined,
  mostMb: number | undefined,
  onTooMuch: (reason: string) => void,
): () => void {
  if (mostMb === undefined) return () => undefined;
  const timer = setInterval(() => {
    const held = heldMb(pid);
    if (held > mostMb) onTooMuch(`the rendering process held ${Math.round(held)} MB`);
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** 0 where the system does not say it. */
function heldMb(pid: number | undefined): number {
  try {
    const [, pages = 0] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ').map(Number);
    return (pages * pageBytes) / 2 ** 20;
  } catch {
    return 0;
  }
}
