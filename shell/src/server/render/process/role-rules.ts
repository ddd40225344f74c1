import type { RemoteRole } from '@summit/contract/releases/remote-roles';

/** The reaction to a remote whose release does not load on the server. Times in milliseconds. */
interface RoleRule {
  /** Whether a shell that has never loaded it is not ready. One that has loaded it before stays in service. */
  isNeededAtStart: boolean;
  /** The pause between two attempts to load it: the first one, and the maximum after doubling. */
  retry: { firstMs: number; longestMs: number };
  level: 'error' | 'warn';
  /** How often the log repeats that it does not load; null: logged once. */
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
