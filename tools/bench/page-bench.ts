import { href, matchPage } from '@summit/contract/site-map';
import { portsFrom } from '@summit/contract/site-ports';
import { launch } from 'chrome-launcher';
import { chromiumArgs } from '../testing/chromium-options.ts';
import { median, table } from './numbers.ts';
import type { OneBundle } from './one-bundle.ts';
import { measureLoad, type PageLoad } from './page-load.ts';
import { serveVariant, type Variant } from './variant-server.ts';

const measuredPages = [
  href('home'),
  href('speakers'),
  href('agenda'),
  href('attendees'),
  href('awardsWelcome'),
];

const scripts = /<script\b(?![^>]*ld\+json)[\s\S]*?<\/script>|<link[^>]+(modulepreload|as="script")[^>]*>/g;

/** The site itself, the same source as one bundle, and the page's HTML without any script. */
function variantsOf(bundle: OneBundle): Variant[] {
  return [
    { name: 'site', html: (html) => html },
    {
      name: 'one bundle',
      html: (html) => html.replace(/data-main="[^"]*"/, `data-main="${bundle.main}"`),
      assets: bundle.folder,
    },
    { name: 'static', html: (html) => html.replace(scripts, '') },
  ];
}

type Loads = Record<string, Record<string, PageLoad[]>>;

/** Loads every page in every variant `runs` times, taking turns. Answers the loads by page and variant. */
export async function measurePages(
  siteOrigin: string,
  bundle: OneBundle,
  runs: number,
  chromePath: string,
): Promise<Loads> {
  const variants = variantsOf(bundle);
  const servers = await Promise.all(variants.map((variant) => serveVariant(variant, siteOrigin)));
  const loads: Loads = {};
  try {
    for (let run = 1; run <= runs; run += 1) {
      for (const page of measuredPages) {
        process.stderr.write(`run ${run} of ${runs}: ${page}\n`);
        for (const [at, { name }] of variants.entries()) {
          const url = `${servers[at]?.origin}${page}`;
          const load = await loadOnce(url, chromePath, otherRemotes(siteOrigin, page));
          ((loads[page] ??= {})[name] ??= []).push(load);
        }
      }
    }
  } finally {
    servers.forEach(({ close }) => close());
  }
  return loads;
}

/** Where the remotes are served that a page does not belong to. */
function otherRemotes(siteOrigin: string, page: string): string[] {
  const owner = matchPage(page)?.page.owner;
  const { content, registration, awards, messaging } = portsFrom(Number(new URL(siteOrigin).port));
  return Object.entries({ content, registration, awards, messaging })
    .filter(([remote]) => remote !== owner)
    .map(([, port]) => `http://localhost:${port}`);
}

/** In a browser of its own, so that nothing is kept from the load before. */
async function loadOnce(url: string, chromePath: string, others: string[]): Promise<PageLoad> {
  const browser = await launch({
    chromePath,
    chromeFlags: ['--headless=new', ...chromiumArgs],
    logLevel: 'silent',
  });
  try {
    return await measureLoad(url, browser.port, others);
  } finally {
    browser.kill();
  }
}

/** Medians, and the ratio of the largest paint to the static page's. */
export function pageTable(loads: Loads): string {
  const head = [
    'page',
    'variant',
    'FCP ms',
    'LCP ms',
    'LCP/static',
    'TBT ms',
    'CLS',
    'script KB',
    'ahead KB',
    'total KB',
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
      middle(all, 'cls').toFixed(3),
      (middle(all, 'scriptBytes') / 1024).toFixed(1),
      (middle(all, 'aheadBytes') / 1024).toFixed(1),
      (middle(all, 'totalBytes') / 1024).toFixed(1),
    ]);
  });
  return table([head, ...rows]);
}

function middle(loads: PageLoad[], field: keyof PageLoad): number {
  return median(loads.map((load) => load[field]));
}
