import type { FastifyInstance } from 'fastify';
import * as awardsCalls from '@summit/contract/calls/awards';
import * as contentCalls from '@summit/contract/calls/content';
import * as galleryCalls from '@summit/contract/calls/gallery';
import * as settingsCalls from '@summit/contract/calls/settings';
import * as speakerCalls from '@summit/contract/calls/speakers';
import * as sponsorCalls from '@summit/contract/calls/sponsors';
import { daysBetween } from '@summit/contract/money-and-time/day-words';
import { isFixedPath } from '@summit/contract/paths/path-pattern';
import type { LiveRemotes } from '@summit/contract/releases/live-remotes';
import type { awardsTypes, ResultsPageId } from '@summit/contract/shapes/awards';
import { href } from '@summit/contract/site/href';
import * as sitePages from '@summit/contract/site/site-map';
import { readApi } from '../api-gateway/read-api.ts';
import type { CachedPage } from './html-cache.ts';

export interface SitemapOptions {
  siteOrigin: string;
  apiUpstream: () => string;
  live: () => LiveRemotes;
  /** The page at a path, as visitors get it. */
  page: (path: string) => Promise<CachedPage>;
  now: () => number;
}

const freshMs = 15 * 60_000;
const timeoutMs = 5000;

/**
 * Serves `robots.txt` and the sitemap, which lists every page that is rendered on the server and is not `noindex`,
 * and the addresses within pages: days, speakers, sponsors, articles, albums, and earlier editions of the awards.
 */
export function serveSitemap(app: FastifyInstance, options: SitemapOptions): void {
  const { siteOrigin, now } = options;
  let cached: { xml: string; revision: number; madeAt: number } | undefined;
  let making: Promise<string> | undefined;

  async function make(revision: number): Promise<string> {
    const listed = await listedPlaces(options.apiUpstream());
    const { found, isComplete } = await foundPages(options);
    const xml = sitemap(siteOrigin, [...found, ...(listed ?? [])]);
    // One that lacks places is made again with the next request.
    cached = listed && isComplete ? { xml, revision, madeAt: now() } : undefined;
    return xml;
  }

  app.get('/robots.txt', async (_request, reply) => {
    void reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600');
    const pictures = ['/media/', awardsCalls.resultsPicture.path]
      .map((path) => `Allow: /api${path}\n`)
      .join('');
    return `User-agent: *\n${pictures}Disallow: /api/\nSitemap: ${siteOrigin}/sitemap.xml\n`;
  });

  app.get('/sitemap.xml', async (_request, reply) => {
    const { revision } = options.live();
    void reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600');
    if (!cached || cached.revision !== revision || now() - cached.madeAt > freshMs) {
      // Once for all who request it meanwhile: it needs many calls of the API, which may be slow.
      making ??= make(revision).finally(() => (making = undefined));
      const xml = await making;
      if (!cached) void reply.header('cache-control', 'no-cache');
      return reply.send(xml);
    }
    return reply.send(cached.xml);
  });
}

interface Place {
  path: string;
  /** The time of the last change: ISO 8601. */
  changedAt?: string;
}

/** The pages that search engines may find. The list is not complete while a page fails. */
async function foundPages(options: SitemapOptions): Promise<{ found: Place[]; isComplete: boolean }> {
  const found: Place[] = [];
  let isComplete = true;
  const pages = options.live().remotes.flatMap((remote) => remote.pages);
  for (const { path, access, renderMode } of pages) {
    if (access !== 'public' || renderMode !== 'server' || !isFixedPath(path)) continue;
    // One after the other: visitors' pages are rendered in the same place.
    const page = await options.page(path).catch(() => null);
    if (!page || hasFailed(page)) isComplete = false;
    else if (mayBeFound(page)) found.push({ path, changedAt: getChange(page) });
  }
  return { found, isComplete };
}

function hasFailed({ status, degraded }: CachedPage): boolean {
  return degraded || status >= 500;
}

function mayBeFound({ status, html }: CachedPage): boolean {
  return status === 200 && !/<meta name="robots" content="[^"]*noindex/.test(html.toString());
}

/** The time of the last change in a page's metadata. */
function getChange({ html }: CachedPage): string | undefined {
  return /"dateModified":"([\d:.TZ-]+)"/.exec(html.toString())?.[1];
}

/** Null while the API is unavailable: then the sitemap lists the other pages only. */
async function listedPlaces(apiUpstream: string): Promise<Place[] | null> {
  const options = { withinMs: timeoutMs };
  try {
    const [{ event, awards }, { speakers }, { sponsors }, { photoGalleries }, { articles }] =
      await Promise.all([
        readApi(apiUpstream, settingsCalls.settings, options),
        readApi(apiUpstream, speakerCalls.speakers, options),
        readApi(apiUpstream, sponsorCalls.sponsors, options),
        readApi(apiUpstream, galleryCalls.photoGalleries, options),
        readApi(apiUpstream, contentCalls.articles, options),
      ]);
    const getResults = (awardsType: (typeof awardsTypes)[number]) =>
      readApi(apiUpstream, awardsCalls.awardsResults, { query: { awardsType }, ...options });
    const [companies, people] = await Promise.all([getResults('Company'), getResults('Individual')]);
    // The present edition is what the pages themselves show.
    const getEditions = (page: ResultsPageId, { years }: { years: number[] }) =>
      years
        .filter((year) => year < awards.year)
        .map((year) => ({ path: href(sitePages[page], { search: { year } }) }));
    // The first day is what the agenda itself shows.
    const [, ...days] = daysBetween(event.startsOn, event.endsOn);
    return [
      ...days.map((day) => ({ path: href(sitePages.agenda, { search: { day } }) })),
      ...speakers.map(({ id, updatedAt }) => ({
        path: href(sitePages.speaker, { speakerId: id }),
        changedAt: updatedAt,
      })),
      ...sponsors.map(({ id }) => ({ path: href(sitePages.sponsor, { sponsorId: id }) })),
      ...articles.map(({ id, publishedAt }) => ({
        path: href(sitePages.article, { articleId: id }),
        changedAt: publishedAt,
      })),
      ...photoGalleries.map(({ id, date }) => ({
        path: href(sitePages.photoGallery, { search: { album: id } }),
        changedAt: date,
      })),
      ...getEditions('awardsWinners', companies),
      ...getEditions('awardsIndividualWinners', people),
      ...getEditions('awardsLeaders', { years: [...new Set([...companies.years, ...people.years])] }),
    ];
  } catch {
    return null;
  }
}

function sitemap(origin: string, places: Place[]): string {
  const rows = places.map(({ path, changedAt }) => {
    const changed = changedAt === undefined ? '' : `<lastmod>${changedAt}</lastmod>`;
    return `<url><loc>${origin}${path.replaceAll('&', '&amp;')}</loc>${changed}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...rows,
    '</urlset>',
    '',
  ].join('\n');
}
