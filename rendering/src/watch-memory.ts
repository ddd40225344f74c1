import { readFileSync } from 'node:fs';

const everyMs = 250;
/** The page size of nearly every Linux; where it is larger, the result is too low. */
const pageBytes = 4096;

/**
 * Watches the memory of a process even while it is busy: Node limits only its heap, but not the memory outside of
 * it.
 * @param mostMb undefined: no limit
 * @returns a function that stops watching
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

/** The memory of a process; 0 where the system does not expose it. */
function heldMb(pid: number | undefined): number {
  try {
    const [, pages = 0] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ').map(Number);
    return (pages * pageBytes) / 2 ** 20;
  } catch {
    return 0;
  }
}
