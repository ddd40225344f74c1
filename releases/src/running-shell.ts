import { setTimeout as pause } from 'node:timers/promises';
import { type ShellState, shellStatePath } from '@summit/contract/frame/shell-state';

const limits = { responseMs: 10_000, askEveryMs: 250, renderedMs: 60_000 };

/** The state of the shell at an address; null when none responds there. */
export async function shellStateAt(origin: string): Promise<ShellState | null> {
  try {
    const response = await fetch(origin + shellStatePath, { signal: AbortSignal.timeout(limits.responseMs) });
    const state = (await response.json()) as Partial<ShellState>;
    return typeof state.revision === 'number' ? (state as ShellState) : null;
  } catch {
    return null;
  }
}

/** The state of the first shell that responds; null when none does. */
export async function anyShellState(origins: readonly string[]): Promise<ShellState | null> {
  for (const origin of origins) {
    const state = await shellStateAt(origin);
    if (state) return state;
  }
  return null;
}

/**
 * Waits until the shell at an address renders a revision of the registry, or a later one. Returns its last state;
 * null when none responds.
 */
export async function shellRendering(
  origin: string,
  revision: number,
  withinMs = limits.renderedMs,
): Promise<ShellState | null> {
  const end = performance.now() + withinMs;
  for (;;) {
    const state = await shellStateAt(origin);
    if (!state || (state.renderedRevision ?? -1) >= revision || performance.now() >= end) return state;
    await pause(limits.askEveryMs);
  }
}
