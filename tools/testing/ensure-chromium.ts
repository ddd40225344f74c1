import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { runProgram } from './program.ts';

/** The one without windows comes first: it runs the same pages with a third less work. */
const wellKnown = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const isRoot = process.getuid?.() === 0;

/** A browser that is installed may still lack a library it needs: only one that runs counts. */
async function runs(path: string): Promise<boolean> {
  if (!existsSync(path)) return false;
  return (await runProgram([path, '--version', '--no-sandbox'])).code === 0;
}

async function firstThatRuns(paths: string[]): Promise<string | null> {
  for (const path of paths) {
    if (await runs(path)) return path;
  }
  return null;
}

/** The Chromium of this machine: the one PLAYWRIGHT_CHROMIUM names, an installed one, or Playwright's own. */
export function findChromium(): Promise<string | null> {
  const named = process.env.PLAYWRIGHT_CHROMIUM;
  return firstThatRuns(named ? [named] : [...wellKnown, chromium.executablePath()]);
}

/** The ways to get one, from the least intrusive; each shows its progress. */
const installers = [
  {
    why: "Downloading Playwright's Chromium",
    commands: [['playwright', 'install', 'chromium']],
    asRoot: false,
  },
  {
    why: "Installing Debian's Chromium without windows",
    commands: [
      ['apt-get', 'update', '-q'],
      ['apt-get', 'install', '-y', '-q', '--no-install-recommends', 'chromium-headless-shell'],
    ],
    asRoot: true,
  },
];

/**
 * Returns the path of a Chromium that runs, installing one when the machine has none.
 * @throws Error that says what to do when none could be installed
 */
export async function ensureChromium(say = console.error): Promise<string> {
  const present = await findChromium();
  if (present) return present;

  for (const { why, commands, asRoot } of installers) {
    if (asRoot && !isRoot) continue;
    say(`${why} …`);
    for (const command of commands) {
      await runProgram(command, { shown: true });
    }
    const installed = await findChromium();
    if (installed) return installed;
  }
  throw new Error(
    'No Chromium runs here and none could be installed. Install one (Debian: apt-get install chromium-headless-shell) or name one: PLAYWRIGHT_CHROMIUM=/path/to/chromium npm test',
  );
}
