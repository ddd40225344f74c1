import { type Browser, chromium } from '@playwright/test';
import { href } from '@summit/contract/site/href';
import * as sitePages from '@summit/contract/site/site-map';
import { chromiumArgs } from '../testing/browser/chromium-options.ts';
import { plainPage, withMain, withoutScript } from './controls/control-html.ts';
import { type Control, serveControl } from './controls/control-server.ts';
import type { OneBundle } from './controls/one-bundle.ts';
import { isForm } from './every-page.ts';
import { missedGoals } from './goals.ts';
import { measureMainThread } from './main-thread.ts';
import { median, table } from './numbers.ts';
import { measureLoad, type PageLoad } from './page-load.ts';

/** One page of each kind: rendered on the server and in the browser, lists, forms and every remote. */
export const measuredPages = [
  href(sitePages.home),
  href(sitePages.speakers),
  href(sitePages.agenda),
  href(sitePages.attendees),
  href(sitePages.awardsWelcome),
  href(sitePages.registration),
  href(sitePages.registrationAttendee),
  href(sitePages.contactUs),
  href(sitePages.registrationWaitingList),
  href(sitePages.awardsVotingStepOne),
  href(sitePages.awardsWinners),
];

/** The measured values by page and variant. */
type Measured<T> = Record<string, Record<string, T[]>>;

export type Loads = Measured<PageLoad>;

export interface MeasuredSite {
  siteOrigin: string;
  bundle: OneBundle | null;
  pages: string[];
  runs: number;
  executablePath: string;
}

/** Loads every page `runs` times in three variants, taking turns: at the site's own address, as one bundle and without script. */
export async function measurePages(site: MeasuredSite): Promise<Loads> {
  const measured = await measureVariants(site, [], measureLoad);
  for (const [page, variants] of Object.entries(measured)) {
    for (const [name, loads] of Object.entries(variants)) {
      if (name === 'static' || loads.every(({ scriptBytes }) => scriptBytes > 0)) continue;
      throw new Error(`${page}, ${name}: no script came`);
    }
  }
  return measured;
}

/** The CPU time of the main thread in ms, for the same variants and a plain page, taking turns. */
export function measureMainThreads(site: MeasuredSite): Promise<Measured<number>> {
  return measureVariants(site, [{ name: 'plain page', html: plainPage }], measureMainThread);
}

async function measureVariants<T>(
  { siteOrigin, bundle, pages, runs, executablePath }: MeasuredSite,
  more: Control[],
  measure: (browser: Browser, url: string) => Promise<T>,
): Promise<Measured<T>> {
  const controls: Control[] = [{ name: 'static', html: withoutScript }, ...more];
  if (bundle) {
    controls.push({
      name: 'one bundle',
      html: (html) => withMain(html, bundle.main),
      assets: bundle.folder,
    });
  }
  const servers = await Promise.all(controls.map((control) => serveControl(control, siteOrigin)));
  const variants = [
    { name: 'site', origin: siteOrigin },
    ...controls.map(({ name }, at) => ({ name, origin: servers[at]?.origin ?? '' })),
  ];
  const measured: Measured<T> = {};
  try {
    for (const page of pages) {
      // Each page is requested once before, so that every measured load comes from a cache.
      for (const { origin } of variants) {
        await (await fetch(origin + page, { headers: { 'accept-encoding': 'br' } })).text();
      }
    }
    for (let run = 1; run <= runs; run += 1) {
      for (const page of pages) {
        process.stderr.write(`run ${run} of ${runs}: ${page}\n`);
        for (const { name, origin } of variants) {
          const one = await inNewBrowser(executablePath, (browser) => measure(browser, origin + page));
          ((measured[page] ??= {})[name] ??= []).push(one);
        }
      }
    }
  } finally {
    servers.forEach(({ close }) => close());
  }
  return measured;
}

/** Runs in a new browser process, so that nothing is cached or compiled by the previous load. */
export async function inNewBrowser<T>(
  executablePath: string,
  work: (browser: Browser) => Promise<T>,
): Promise<T> {
  const browser = await chromium.launch({ executablePath, args: chromiumArgs });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** Medians, the LCP's ratio to that of the page without script, and the goals that the site misses. */
export function pageTable(loads: Loads): string {
  const head = [
    'page',
    'variant',
    'FCP',
    'LCP',
    'LCP/static',
    'TBT',
    'longest',
    'hydration',
    'CLS',
    'script KB',
    'all KB',
    'missed',
  ];
  const rows = Object.entries(loads).flatMap(([page, variants]) => {
    const still = middle(variants['static'] ?? [], 'lcp');
    return Object.entries(variants).map(([name, all]) => [
      page,
      name,
      middle(all, 'fcp').toFixed(0),
      middle(all, 'lcp').toFixed(0),
      (middle(all, 'lcp') / still).toFixed(2),
      middle(all, 'tbt').toFixed(0),
      middle(all, 'longestTask').toFixed(0),
      middle(all, 'hydrationTask').toFixed(0),
      middle(all, 'cls').toFixed(3),
      (middle(all, 'scriptBytes') / 1024).toFixed(1),
      (middle(all, 'totalBytes') / 1024).toFixed(1),
      name === 'site' ? missedBy(page, all, still) : '',
    ]);
  });
  return table([head, ...rows]);
}

/** Medians, and ratios to the site: below 1 the control uses less. */
export function mainThreadTable(measured: Measured<number>): string {
  const rows = Object.entries(measured).flatMap(([page, variants]) => {
    const ofSite = median(variants['site'] ?? []);
    return Object.entries(variants).map(([name, all]) => {
      const ms = median(all);
      return [page, name, ms.toFixed(0), (ms / ofSite).toFixed(2)];
    });
  });
  return table([['page', 'variant', 'main thread, CPU ms', 'of the site'], ...rows]);
}

function missedBy(page: string, loads: PageLoad[], staticLcp: number): string {
  const missed = missedGoals({
    lcpRatio: middle(loads, 'lcp') / staticLcp,
    tbt: middle(loads, 'tbt'),
    hydrationTask: middle(loads, 'hydrationTask'),
    cls: middle(loads, 'cls'),
    scriptBytes: middle(loads, 'scriptBytes'),
    hasForm: isForm(page),
  });
  return missed.join(', ');
}

function middle(loads: PageLoad[], field: keyof PageLoad): number {
  return median(loads.map((load) => load[field]));
}
