import { expect, test as base } from '../journey.ts';
import type { OwnShell, ShellOptions } from './last-shell.ts';

interface OwnShellFixtures extends ShellOptions {
  /** Whether the journey needs a shell that has not rendered anything yet. */
  coldShell: boolean;
  shell: OwnShell;
}

/** A journey with a separate shell, whose API it can change, slow down and cut off. */
export const test = base.extend<OwnShellFixtures>({
  shellEnv: [{}, { option: true }],
  organisers: [{}, { option: true }],
  coldShell: [false, { option: true }],
  // Hooks have a base address, too, and run before the shell's data exist, so only journeys start a shell.
  shell: [
    async ({ shellEnv, organisers, coldShell, lastShell }, use) => {
      if (coldShell) await lastShell.stop();
      await use(await lastShell.untouched({ shellEnv, organisers }));
    },
    { auto: true },
  ],
  baseURL: async ({ lastShell }, use) => use(lastShell.origin),
});

export { expect };
