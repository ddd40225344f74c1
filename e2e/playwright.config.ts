import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumArgs } from '@summit/tools/testing/browser/chromium-options';
import type { JourneySites } from './site/journey.ts';

const journeys = (names: string[]) => names.map((name) => `**/${name}.spec.ts`);

/** Journeys that change nothing on the site, and so do not affect others. */
const readOnly = journeys([
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
 * Journeys that stop or replace the site, need another configuration, use up links that others need, or measure movement and
 * order precisely: they have a separate site, and run one after the other. The site is started with the first of them.
 */
const apart = journeys([
  'awards-schedule',
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

/** Journeys with a separate shell, several of which take minutes: if they came last, one of them would run alone. */
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
 * Journeys, most of them tasks of organisers, that leave the site in a state which other journeys do not expect: another season,
 * other settings, tickets and people. They have a separate site, and run one after the other.
 */
const seasonTasks = journeys([
  'awards-tasks',
  'check-in',
  'content-tasks',
  'edition-tasks',
  'sales-tasks',
  'second-person',
  'table-tasks',
  'waiting-list',
]);

/** Whether all journeys run, with a report; otherwise single journeys are being debugged. */
const isWholeRun = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE !== undefined;

export default defineConfig<object, JourneySites>({
  testDir: 'journeys',
  globalSetup: './site/sites/start-for-journeys.ts',
  // There is one worker more than there are cores, because half a second of each visit is waiting for the network to be
  // idle. The site needs a core for rendering, too, so that many more workers would only wait for each other.
  workers: Math.min(availableParallelism() + 1, 6),
  projects: [
    // This project comes first, because it takes the longest, and the other workers run the others meanwhile.
    { name: 'apart', testMatch: apart, workers: 1, use: { hasOwnSite: true } },
    { name: 'season tasks', testMatch: seasonTasks, workers: 1, use: { hasOwnSite: true } },
    { name: 'shells', testMatch: shells },
    { name: 'read only', testMatch: readOnly, fullyParallel: true },
    // Each journey changes only its own data: files run at the same time, the journeys of a file one after the other.
    { name: 'journeys', testIgnore: [...readOnly, ...shells, ...apart, ...seasonTasks] },
  ],
  forbidOnly: true,
  // The timeout allows for a busy machine; content that never appears still fails.
  timeout: 480_000,
  expect: { timeout: 30_000 },
  reporter: isWholeRun ? [['list'], ['json']] : 'list',
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    viewport: { width: 1440, height: 900 },
    // A tested cluster has a self-signed certificate.
    ignoreHTTPSErrors: true,
    // Recording every step is slow; to find a fault, run the single journey.
    trace: isWholeRun ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.PLAYWRIGHT_CHROMIUM, args: chromiumArgs },
  },
});
