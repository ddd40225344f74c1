import type { RemoteRole } from '@summit/contract/releases/remote-roles';

/** What follows when a remote's release does not load on the server. Times in milliseconds. */
interface RoleRule {
  /** A shell that has never loaded it is not ready. One that had it shows what it has, and stays in service. */
  isNeededAtStart: boolean;
  /** Between two tries to load it: the first pause, and what doubling it ends at. */
  retry: { firstMs: number; longestMs: number };
  level: 'error' | 'warn';
  /** How often the log repeats that it is away; null says it once. */
  repeatMs: number | null;
}

const minuteMs = 60_000;

export const roleRules: Readonly<Record<RemoteRole, RoleRule>> = {
  primary: {
    isNeededAtStart: true,
    retry: { firstMs: 500, longestMs: 2000 },
    level: 'error',
    repeatMs: minuteMs,
  },
  essential: {
    isNeededAtStart: false,
    retry: { firstMs: 1000, longestMs: 5000 },
    level: 'error',
    repeatMs: 10 * minuteMs,
  },
  regular: {
    isNeededAtStart: false,
    retry: { firstMs: 2000, longestMs: 10_000 },
    level: 'warn',
    repeatMs: null,
  },
};
