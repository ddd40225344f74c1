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
  /** Messages that the browser may log in this journey, because the journey causes them. */
  expectedNoise: RegExp | null;
  quietBrowser: void;
}

/**
 * The fixtures that the journeys of a worker share. All of them are here: Playwright restarts a worker, with its browser, when
 * the next journey shares different ones.
 */
export interface JourneySites {
  /** Whether the journeys of a worker have a separate site. */
  hasOwnSite: boolean;
  ownSite: void;
  /** The shells of journeys that need a separate one. */
  lastShell: LastShell;
  /** The next version of the awards, built with the first journey that releases it. */
  nextAwards: NextAwards;
  /** The browser contexts of journeys that only read, by whether scripts are enabled. */
  readingContexts: Map<boolean, BrowserContext>;
}

/** Whether the browser reports a file that was preloaded in one mode and requested in another. */
const isFetchedTwice = (text: string) => /^A preload for .* is found, but is not used/.test(text);

/** A journey through the site; it fails when the browser logs an error that the journey does not expect. */
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
    // This is the timeout of all journeys, because building takes minutes on a busy machine.
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
