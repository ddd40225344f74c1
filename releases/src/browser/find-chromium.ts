import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The one without windows comes first: it runs the same pages with a third less work. */
const wellKnown = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The Chromium of this machine: the named one and no other, else an installed one, else the one that tests install. */
export async function findChromium(named?: string): Promise<string | null> {
  const installed = (named ? [named] : wellKnown).find(runs);
  if (installed || named) return installed ?? null;
  // Loaded only where it is needed: most commands about releases open no browser.
  const { chromium } = await import('playwright-core');
  return [chromium.executablePath()].find(runs) ?? null;
}

/** A browser that is installed may still lack a library it needs: only one that runs counts. */
function runs(path: string): boolean {
  return existsSync(path) && spawnSync(path, ['--version', '--no-sandbox'], { timeout: 20_000 }).status === 0;
}
