import { reserveSitePort } from '@summit/tools/testing/reserve-site-port';
import { expect, test as base } from './journey.ts';
import { LastShell, type OwnShell, type ShellOptions } from './last-shell.ts';

interface OwnShellFixtures extends ShellOptions {
  shell: OwnShell;
}

/** A journey through its own shell, whose API it can change, slow down and cut off. */
export const test = base.extend<OwnShellFixtures, { lastShell: LastShell }>({
  shellEnv: [{}, { option: true }],
  organisers: [{}, { option: true }],
  lastShell: [
    async ({}, use) => {
      const { port, release } = await reserveSitePort();
      const lastShell = new LastShell(port);
      await use(lastShell);
      await lastShell.stop();
      release();
    },
    { scope: 'worker' },
  ],
  // Hooks have a base address, too, and run before that which a shell reads is there: only journeys start one.
  shell: [
    async ({ shellEnv, organisers, lastShell }, use) =>
      use(await lastShell.untouched({ shellEnv, organisers })),
    { auto: true },
  ],
  baseURL: async ({ lastShell }, use) => use(lastShell.origin),
});

export { expect };
