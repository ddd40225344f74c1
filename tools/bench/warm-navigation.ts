import type { Browser } from '@playwright/test';
import { href } from '@summit/contract/href';
import { countTraffic, slowProcessor, untilAtRest } from './page-load.ts';

/** Going from a page of one remote to one of another, by the link that the first page has. */
export interface WarmNavigation {
  /** From the press until the new page is shown, in ms with a slow processor. */
  ms: number;
  scriptBytes: number;
  /** Of these, modules that the first remote or the shell had brought already. */
  sharedAgainBytes: number;
}

export const navigations = [
  { from: href('home'), to: href('awardsWelcome') },
  { from: href('home'), to: href('registrationAttendee') },
  { from: href('awardsWelcome'), to: href('speakers') },
];

/** @throws Error when the page has no such link, or the new page does not come within half a minute */
export async function measureNavigation(
  browser: Browser,
  origin: string,
  { from, to }: { from: string; to: string },
): Promise<WarmNavigation> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    const traffic = await countTraffic(cdp);
    await page.goto(origin + from, { waitUntil: 'load' });
    await untilAtRest(page, traffic.lastAt);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowProcessor });
    const before = traffic.files('Script').length;
    const ms = await page.evaluate(followLink, to);
    await untilAtRest(page, traffic.lastAt);
    const scripts = traffic.files('Script').slice(before);
    const shared = await sharedFiles(scripts.map(({ url }) => url));
    return {
      ms,
      scriptBytes: sum(scripts),
      sharedAgainBytes: sum(scripts.filter(({ url }) => shared.has(url))),
    };
  } finally {
    await context.close();
  }
}

/** Runs in the page: presses the link, and waits until the document has another title and is painted. */
function followLink(to: string): Promise<number> {
  const link = document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`);
  if (!link) throw new Error(`${location.pathname} has no link to ${to}`);
  const title = document.title;
  const pressed = performance.now();
  link.click();
  return new Promise((resolve, reject) => {
    const timer = setInterval(() => {
      const ms = performance.now() - pressed;
      const shown = document.title !== title && location.pathname === to;
      if (!shown && ms < 30_000) return;
      clearInterval(timer);
      if (shown) requestAnimationFrame(() => resolve(performance.now() - pressed));
      else reject(new Error(`${to} does not come`));
    }, 5);
  });
}

interface FederationManifest {
  shared: { assets: { js: { sync: string[]; async: string[] } } }[];
}

/** The files that hold a shared module, by the manifests of the releases that the scripts belong to. */
async function sharedFiles(scripts: string[]): Promise<Set<string>> {
  const folders = new Set(
    scripts.map((url) => new URL('.', url).href).filter((url) => url.includes('/browser/')),
  );
  const files = await Promise.all(
    [...folders].map(async (folder) => {
      const { shared } = (await (await fetch(`${folder}mf-manifest.json`)).json()) as FederationManifest;
      return shared
        .flatMap(({ assets }) => [...assets.js.sync, ...assets.js.async])
        .map((file) => folder + file);
    }),
  );
  return new Set(files.flat());
}

function sum(files: { bytes: number }[]): number {
  return files.reduce((total, { bytes }) => total + bytes, 0);
}
