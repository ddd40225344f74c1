import { defineConfig } from '@playwright/test';
import { chromiumArgs } from '@summit/tools/testing/chromium-options';

export default defineConfig({
  testDir: 'journeys',
  globalSetup: './site/start-for-journeys.ts',
  // One at a time: the journeys share one site, and some of them stop a part of it.
  workers: 1,
  fullyParallel: false,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : 'list',
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: { executablePath: process.env.PLAYWRIGHT_CHROMIUM, args: chromiumArgs },
  },
});
