import type { Browser, Page } from '@playwright/test';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { countTraffic, slowProcessor, type Traffic, untilAtRest } from './page-load.ts';

/** A navigation from a page of one remote to a page of another, by a link on the first page. */
export interface WarmNavigation {
  /** The time from the press until the new page is shown, in ms with a slow processor. */
  ms: number;
  scriptBytes: number;
  /** The part of it for files that were loaded before. Shared modules are only in the shell's files: no remote's build has a copy. */
  sharedAgainBytes: number;
}

export const navigations = [
  { from: href(pages.home), to: href(pages.awardsWelcome) },
  { from: href(pages.home), to: href(pages.registrationAttendee) },
  { from: href(pages.awardsWelcome), to: href(pages.speakers) },
];

interface Navigation {
  from: string;
  to: string;
}

/** The steps of a visitor before the measured press, with a slow processor. */
type Before = (page: Page, navigation: Navigation, traffic: Traffic) => Promise<void>;

export const approaches = {
  /** There are no steps: a script presses the link of a page at rest, which no visitor can. */
  'first press': async () => undefined,
  /** The pointer rested on the link. */
  'after interest': async (page, { to }, traffic) => {
    await page.locator(`a[href="${to}"]:visible`).first().hover();
    await untilAtRest(page, traffic.lastAt);
  },
  /** The visitor was there already, and came back by a link, so the code of both pages is loaded. */
  'been there': async (page, { from, to }, traffic) => {
    for (const address of [to, from]) {
      await page.evaluate(followLink, address);
      await untilAtRest(page, traffic.lastAt);
    }
  },
} satisfies Record<string, Before>;

export type Approach = keyof typeof approaches;

/** @throws Error when the page has no such link, or the new page does not appear within half a minute */
export async function measureNavigation(
  browser: Browser,
  origin: string,
  navigation: Navigation,
  approach: Approach,
): Promise<WarmNavigation> {
  const { from, to } = navigation;
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    const traffic = await countTraffic(cdp);
    await page.goto(origin + from, { waitUntil: 'load' });
    await untilAtRest(page, traffic.lastAt);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowProcessor });
    await (approaches[approach] as Before)(page, navigation, traffic);
    const before = traffic.files('Script');
    const had = new Set(before.map(({ url }) => url));
    const ms = await page.evaluate(followLink, to);
    await untilAtRest(page, traffic.lastAt);
    const scripts = traffic.files('Script').slice(before.length);
    return {
      ms,
      scriptBytes: sum(scripts),
      sharedAgainBytes: sum(scripts.filter(({ url }) => had.has(url))),
    };
  } finally {
    await context.close();
  }
}

/** Runs in the page: presses the link, and waits until the document has a new title and is painted. */
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

function sum(files: { bytes: number }[]): number {
  return files.reduce((total, { bytes }) => total + bytes, 0);
}
