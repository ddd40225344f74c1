import {
  type BrowserContext,
  type ConsoleMessage,
  expect,
  test as base,
  type WebError,
} from '@playwright/test';
import { reserveSitePort } from '@summit/tools/testing/sites/reserve-site-port';
import { buildNextAwards, type NextAwards } from './releases/faulty-release.ts';
import { LastShell } from './sites/last-shell.ts';
import { siteUnderTest, startSiteUnderTest } from './sites/site-under-test.ts';

interface JourneyFixtures {
  /** Messages that the browser may log in this journey, because the journey provokes them. */
  expectedNoise: RegExp | null;
  quietBrowser: void;
}

/**
 * What the journeys of a worker share. All of it is here: a worker, and its browser, ends where the next journey would
 * have other things to share.
 */
export interface JourneySites {
  /** Whether the journeys of a worker have a site to themselves. */
  hasOwnSite: boolean;
  ownSite: void;
  /** Where the shells of those journeys run that need one of their own. */
  lastShell: LastShell;
  /** Built with the first journey that releases it. */
  nextAwards: NextAwards;
  /** The browser contexts of journeys that only read, by whether scripts run in them. */
  readingContexts: Map<boolean, BrowserContext>;
}

/** The browser's message about a file that was preloaded in one mode and requested in another. */
const isFetchedTwice = (text: string) => /^A preload for .* is found, but is not used/.test(text);

/** A journey through the site; it fails when the browser reports an error that the journey did not announce. */
export const test = base.extend<JourneyFixtures, JourneySites>({
  hasOwnSite: [false, { option: true, scope: 'worker' }],
  ownSite: [
    async ({ hasOwnSite }, use) => {
      const stop = hasOwnSite && siteUnderTest().isOurs ? await startSiteUnderTest() : undefined;
      await use();
      await stop?.();
    },
    { scope: 'worker', auto: true, timeout: 600_000 },
  ],
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
  nextAwards: [
    async ({}, use) => {
      const next = buildNextAwards();
      await use(next);
      next.remove();
    },
    // As long as any journey may take: on a machine that runs something else as well the build takes minutes.
    { scope: 'worker', timeout: 480_000 },
  ],
  readingContexts: [async ({}, use) => use(new Map()), { scope: 'worker' }],
  baseURL: async ({}, use) => use(siteUnderTest().origin),
  expectedNoise: [null, { option: true }],
  quietBrowser: [
    async ({ context, expectedNoise }, use) => {
      const noise: string[] = [];
      const onError = (error: WebError) => noise.push(error.error().message);
      const onMessage = (message: ConsoleMessage) => {
        if (message.type() === 'error' || isFetchedTwice(message.text())) {
          noise.push(`${message.text()} (${message.location().url})`);
        }
      };
      context.on('weberror', onError);
      context.on('console', onMessage);
      await use();
      context.off('weberror', onError);
      context.off('console', onMessage);
      expect(noise.filter((line) => !expectedNoise?.test(line))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
