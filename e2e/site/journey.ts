import { expect, test as base } from '@playwright/test';
import { siteUnderTest, startSiteUnderTest } from './site-under-test.ts';

interface JourneyFixtures {
  /** Messages that the browser may log in this journey, because the journey provokes them. */
  expectedNoise: RegExp[];
  quietBrowser: void;
}

export interface JourneySites {
  /** Whether the journeys of a worker have a site to themselves. */
  hasOwnSite: boolean;
  ownSite: void;
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
  baseURL: async ({}, use) => use(siteUnderTest().origin),
  expectedNoise: [[], { option: true }],
  quietBrowser: [
    async ({ context, expectedNoise }, use) => {
      const noise: string[] = [];
      context.on('weberror', (error) => noise.push(error.error().message));
      context.on('console', (message) => {
        if (message.type() === 'error' || isFetchedTwice(message.text())) {
          noise.push(`${message.text()} (${message.location().url})`);
        }
      });
      await use();
      expect(noise.filter((line) => !expectedNoise.some((pattern) => pattern.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
