import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumArgs } from '@summit/tools/testing/browser/chromium-options';
import type { JourneySites } from './site/journey.ts';

const journeys = (names: string[]) => names.map((name) => `**/${name}.spec.ts`);

/** Journeys that change nothing on the site, and so disturb no others. */
const looks = journeys([
  'accessibility',
  'continue-registration',
  'dialog-measures',
  'frame-accessibility',
  'frame-keyboard',
  'gallery',
  'header-heights',
  'hostile-addresses',
  'lists',
  'menu-journeys',
  'menus',
  'no-formatters',
  'print',
  'read',
  'search',
  'search-engines',
  'small-screens',
  'standing',
]);

/**
 * Where the site itself is stopped, replaced or set up in another way, links are looked at that others use up, or movement
 * and order are measured closely: they have a site to themselves, one after the other. It is started with the first of them.
 */
const apart = journeys([
  'awards-schedule',
  'check-in',
  'health-rollback',
  'link-forms',
  'no-shift',
  'organise',
  'rehearsal',
  'release',
  'releases',
  'topics',
  'two-tabs',
]);

/** Journeys through a shell of their own, several of which take minutes: last, one of them would run alone. */
const shells = journeys([
  'api-down',
  'api-down-pages',
  'awards-matrix',
  'consent',
  'development',
  'embedded',
  'extreme-texts',
  'faults-during-swap',
  'hostile-release',
  'long-ballot',
  'long-open-tab',
  'outside-remote',
  'photo',
  'release-and-back',
  'remote-down',
  'settings-down',
  'theme',
]);

/**
 * Tasks of organisers after which a site is not what other journeys expect: another season, other dates, tickets and people.
 * They have a site to themselves, one after the other.
 */
const seasonTasks = journeys([
  'awards-tasks',
  'content-tasks',
  'edition-tasks',
  'sales-tasks',
  'table-tasks',
]);

/** Everything, with a report to count; otherwise single journeys are being tried. */
const isWholeRun = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE !== undefined;

export default defineConfig<object, JourneySites>({
  testDir: 'journeys',
  globalSetup: './site/sites/start-for-journeys.ts',
  // One more than there are cores: half a second of each visit is waiting until all is quiet. What renders the site needs a
  // core, too, so that more than a few only wait for each other.
  workers: Math.min(availableParallelism() + 1, 6),
  projects: [
    // First, because it takes the longest: beside it, the other workers run the others.
    { name: 'apart', testMatch: apart, workers: 1, use: { hasOwnSite: true } },
    { name: 'season tasks', testMatch: seasonTasks, workers: 1, use: { hasOwnSite: true } },
    { name: 'shells', testMatch: shells },
    { name: 'looks', testMatch: looks, fullyParallel: true },
    // Each changes what belongs to it alone: files at the same time, the journeys of a file one after the other.
    { name: 'journeys', testIgnore: [...looks, ...shells, ...apart, ...seasonTasks] },
  ],
  forbidOnly: true,
  // What never comes still fails, and a machine that runs something else as well is waited for.
  timeout: 480_000,
  expect: { timeout: 30_000 },
  reporter: isWholeRun ? [['list'], ['json']] : 'list',
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    viewport: { width: 1440, height: 900 },
    // A cluster of a try has a certificate of its own.
    ignoreHTTPSErrors: true,
    // Recording every step takes much of the time; to find a fault, run that one journey.
    trace: isWholeRun ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.PLAYWRIGHT_CHROMIUM, args: chromiumArgs },
  },
});
