import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The headless build is preferred: it runs the same pages with a third less CPU time. */
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
  // Loaded on demand, because most release commands open no browser.
  const { chromium } = await import('playwright-core');
  return [chromium.executablePath()].find(runs) ?? null;
}

/** Whether a browser starts: an installed one may still lack a library. */
function runs(path: string): boolean {
  return existsSync(path) && spawnSync(path, ['--version', '--no-sandbox'], { timeout: 20_000 }).status === 0;
}
