import { findChromium as findOn } from '@summit/releases/browser/find-chromium';
import { runProgram } from '../program.ts';

const isRoot = process.getuid?.() === 0;

/** The Chromium of this machine: the one PLAYWRIGHT_CHROMIUM names, an installed one, or Playwright's own. */
export async function findChromium(): Promise<string | null> {
  return findOn(process.env.PLAYWRIGHT_CHROMIUM);
}

/** The ways to install one, from the least intrusive; each shows its progress. */
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
 * Returns the path of a working Chromium, and installs one when the machine has none.
 * @throws Error with instructions when none could be installed
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
