import type { ResponseOf } from '@summit/contract/call';
import { speakerCalls } from '@summit/contract/calls/speakers';
import { href } from '@summit/contract/site-map';
import type { FastifyInstance } from 'fastify';
import type { LiveRemotes } from '../federation/live-remotes.ts';
import type { CachedPage } from './html-cache.ts';

export interface SitemapOptions {
  siteOrigin: string;
  apiUpstream: string;
  live: () => LiveRemotes;
  /** The page at a path, as visitors get it. */
  page: (path: string) => Promise<CachedPage>;
  now: () => number;
}

type ListedSpeaker = ResponseOf<(typeof speakerCalls)['speakers']>['speakers'][number];

const freshMs = 15 * 60_000;
const patienceMs = 5000;

/**
 * `robots.txt`, and the sitemap it names: every page that is rendered for everybody and does not itself ask search
 * engines to leave it out, and the profile of every published speaker.
 */
export function serveSitemap(app: FastifyInstance, options: SitemapOptions): void {
  const { siteOrigin, now } = options;
  let kept: { xml: string; revision: number; madeAt: number } | undefined;

  app.get('/robots.txt', async (_request, reply) => {
    void reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600');
    return `User-agent: *\nDisallow: /api/\nSitemap: ${siteOrigin}/sitemap.xml\n`;
  });

  app.get('/sitemap.xml', async (_request, reply) => {
    const { revision } = options.live();
    void reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600');
    if (!kept || kept.revision !== revision || now() - kept.madeAt > freshMs) {
      const speakers = await speakerPlaces(options.apiUpstream);
      const xml = sitemap(siteOrigin, [...(await foundPages(options)), ...(speakers ?? [])]);
      kept = speakers ? { xml, revision, madeAt: now() } : undefined;
      return reply.send(xml);
    }
    return reply.send(kept.xml);
  });
}

interface Place {
  path: string;
  /** When it changed last: ISO 8601. */
  changedAt?: string;
}

async function foundPages(options: SitemapOptions): Promise<Place[]> {
  const found: Place[] = [];
  const pages = options.live().remotes.flatMap((remote) => remote.pages);
  for (const { path, access, renderMode } of pages) {
    if (access !== 'public' || renderMode !== 'server' || path.includes(':')) continue;
    // One after the other: visitors' pages are rendered in the same place.
    if (mayBeFound(await options.page(path))) found.push({ path });
  }
  return found;
}

function mayBeFound({ status, degraded, html }: CachedPage): boolean {
  return status === 200 && !degraded && !/<meta name="robots" content="[^"]*noindex/.test(html.toString());
}

/** Null while the API is away: the other pages are worth telling without them. */
async function speakerPlaces(apiUpstream: string): Promise<Place[] | null> {
  try {
    const address = `${apiUpstream}${speakerCalls.speakers.path}`;
    const answer = await fetch(address, { signal: AbortSignal.timeout(patienceMs) });
    const { speakers } = (await answer.json()) as { speakers: ListedSpeaker[] };
    return speakers.map(({ id, updatedAt }) => ({
      path: href('speaker', { speakerId: id }),
      changedAt: updatedAt,
    }));
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
